import type { StepId } from '@foyer/domain/flow.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { type ReactNode, useState } from 'react'
import { CommentedFields } from '../../wizard/review-comments-context.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { DialogFailure } from './dialog-failure.tsx'

/** The dialog of a kind of records: its fields, rules, and how an entry is saved. */
export interface RecordForm<Row, Values extends object> {
  /** Names its drafts: `income`. */
  step: StepId
  /** The namespace of the fields' texts. */
  texts: string
  size?: 'sm' | 'md'
  /** The values for an entry, or for a new one. */
  valuesOf: (row: Row | undefined) => Values
  rules: (values: Values) => Problem[]
  /** `isBegun`: a new entry that begins with values. */
  fields: (row: Row | undefined, isBegun: boolean) => ReactNode
  save: (values: Values) => Promise<Outcome>
}

interface RecordDialogProps<Row, Values extends object> {
  form: RecordForm<Row, Values>
  row: Row | undefined
  /** What a new entry begins with instead. */
  begun: Values | undefined
  /** 0 for a new entry. */
  id: number
  applicantId: number
  title: string
  submit: string
  isOpen: boolean
  onClose: () => void
  onSaved: (() => void) | undefined
}

/** A dialog for one entry. What is typed is stored as a draft on the server until it is saved or discarded. */
export const RecordDialog = <Row, Values extends object>(props: RecordDialogProps<Row, Values>) => {
  const { form, row, begun, id, applicantId, title, submit, isOpen, onClose, onSaved } = props
  const { application } = useStep()
  const draft = useDraft(`${form.step}:${id}`, applicantId, application)
  const [failure, setFailure] = useState<Failure>()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      submit={submit}
      size={form.size ?? 'sm'}
      texts={form.texts}
      values={begun ?? form.valuesOf(row)}
      rules={form.rules}
      draft={draft}
      onSubmit={async (values) => {
        const outcome = await form.save(values)
        setFailure(outcome.ok ? undefined : outcome)
        return outcome
      }}
      onDone={() => onSaved?.()}
    >
      <DialogFailure failure={failure} />
      <CommentedFields record={id}>{form.fields(row, begun !== undefined)}</CommentedFields>
    </FormDialog>
  )
}
