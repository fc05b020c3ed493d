import type { CallPaths } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { applicantHasReached } from '@foyer/domain/flow.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import type { FormDraft } from '@foyer/ui/form/use-draft.ts'
import type { Translate } from '@foyer/ui/i18n/texts.ts'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { type ReactNode, useState } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { type ListText, Records, type RecordsProps } from './records.tsx'
import { useApplicantIds } from './use-applicant-ids.ts'
import { useKindWrite } from './use-kind-write.ts'

/** Questions below the list, saved before the step is completed. */
export interface ListQuestions<Answers extends object> {
  values: Answers
  rules: (values: Answers) => Problem[]
  /** Undefined when there was nothing to save. */
  save: (values: Answers) => Promise<Outcome | undefined>
  fields: ReactNode
  isAsked: boolean
  draft: FormDraft
}

interface RecordStepProps<Row, Values extends object, Answers extends object> extends RecordsProps<Row, Values> {
  t: Translate<ListText | 'submit'>
  /** The button's label for an empty list: "I own no property – continue". */
  none: string
  /** The question before an empty list is accepted. */
  noneAsk: string
  /** The call that completes the step. */
  done: CallPaths
  /** What prevents completion. */
  problems: Problem[]
  /** Whether an empty list is an error. */
  isRequired: boolean
  questions?: ListQuestions<Answers> | undefined
}

/**
 * A step that is a list. Every entry is saved by itself, so the button only completes the step. An empty list is a valid
 * answer: the button states it, beside the usual one of adding an entry, and it is asked once.
 */
export const RecordStep = <Row, Values extends object, Answers extends object>(
  props: RecordStepProps<Row, Values, Answers>,
) => {
  const { t, none, noneAsk, done, problems, isRequired, records, applicantId, emptyText, form, questions } = props
  const { application, back, goOn, sync } = useStep()
  const ids = useApplicantIds({ ApplicantID: applicantId })
  const { run, failure } = useKindWrite(done)
  const [isAsking, setAsking] = useState(false)
  const isEmpty = records.length === 0
  const isNone = isEmpty && !isRequired
  const hasAnswered = application.Applicants.some(
    (one) => one.ApplicantID === applicantId && applicantHasReached(one, form.step),
  )
  const complete = (): Promise<Outcome> => run(ids)
  const submit = async (values: Partial<Answers>): Promise<Outcome> => {
    const saved = await questions?.save(values as Answers)
    return saved === undefined || saved.ok ? complete() : saved
  }
  const confirmNone = async () => {
    const outcome = await complete()
    if (outcome.ok) await goOn()
    return outcome
  }
  return (
    <Form<Partial<Answers>, unknown>
      texts={form.texts}
      values={questions?.values ?? {}}
      rules={(values) => [...problems, ...(questions?.rules(values as Answers) ?? [])]}
      {...(questions && { draft: questions.draft })}
      onSubmit={submit}
      onDone={() => goOn()}
    >
      <StepFailure failure={failure} draft={undefined} />
      <Records {...props} onChanged={sync} />
      {questions?.fields}
      {isNone && !hasAnswered && !questions?.isAsked ? (
        <Actions back={back} main={{ label: none, onClick: () => setAsking(true), isSecondary: true }} />
      ) : (
        <FormActions
          submit={isNone ? none : t('submit')}
          isReady={!(isEmpty && isRequired)}
          isSecondary={isNone}
          back={back}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={noneAsk}
        confirm={none}
        onConfirm={confirmNone}
      >
        <p>{emptyText}</p>
      </ConfirmDialog>
    </Form>
  )
}
