import { documentNotes } from '@foyer/domain/documents/checklist.ts'
import { longestNote, longestRequestName, requestTemplateProblems } from '@foyer/domain/office/templates.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { SelectField } from '@foyer/ui/fields/choice-fields.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import { documentKinds, useDocumentName } from './document-names.ts'
import type { StoredRequest } from './request-list.tsx'
import classes from './templates.module.css'
import type { Placed } from './use-list-changes.tsx'

interface RequestTemplateDialogProps {
  isOpen: boolean
  request: Placed<StoredRequest>
  isNew: boolean
  onClose: () => void
  onSave: (request: StoredRequest, former: Placed<StoredRequest>) => Promise<Outcome>
  onDone: (words: string) => void
}

/** Each kind of document, in the order of the menu, chosen or not. */
interface Choice {
  Type: number
  Asked: number
  Optional: number
  NoteEn: string
  NoteFr: string
}

const choiceOf = (type: number, items: StoredRequest['Items']): Choice => {
  const item = items.find(({ Type }) => Type === type)
  const { en = '', fr = '' } = documentNotes[type] ?? {}
  if (item === undefined) return { Type: type, Asked: 0, Optional: 0, NoteEn: en, NoteFr: fr }
  const { NoteEn, NoteFr, RequiredFl } = item
  return { Type: type, Asked: 1, Optional: 1 - RequiredFl, NoteEn, NoteFr }
}

const kinds = documentKinds('en').map(({ type }) => type)
const days = [0, 3, 5, 7, 10, 14, 21, 30]

interface Values {
  NameEn: string
  NameFr: string
  DueDays: number
  Items: Choice[]
}

const isAsked = ({ Asked }: Choice) => Asked === 1
const requestOf = ({ NameEn, NameFr, DueDays, Items }: Values): StoredRequest => ({
  ...{ NameEn, NameFr, DueDays },
  Items: Items.filter(isAsked).map(({ Type, NoteEn, NoteFr, Optional }) => ({
    ...{ Type, NoteEn, NoteFr, RequiredFl: 1 - Optional },
  })),
})

/** The rules know the chosen documents only: a problem is moved to the place of its document among all. */
const problemsOf = (values: Values) => {
  const asked = values.Items.flatMap((item, place) => (isAsked(item) ? [place] : []))
  return requestTemplateProblems(requestOf(values)).map(({ Field, Key }) => ({
    Field: Field.replace(/^Items\.(\d+)/, (_, place: string) => `Items.${asked[Number(place)] ?? 0}`),
    Key,
  }))
}

export const RequestTemplateDialog = ({
  isOpen,
  request: former,
  isNew,
  onClose,
  onSave,
  onDone,
}: RequestTemplateDialogProps) => {
  const { place, ...request } = former
  const t = useTexts()
  const values: Values = { ...request, Items: kinds.map((type) => choiceOf(type, request.Items)) }
  const dueDays = days.includes(request.DueDays) ? days : [...days, request.DueDays].sort((a, b) => a - b)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'requests.addTitle' : 'requests.changeTitle')}
      size="md"
      submit={t('requests.submit')}
      texts="office.templates"
      errorsUnder={`Requests.${place}`}
      values={values}
      rules={problemsOf}
      onSubmit={(given) => onSave(requestOf(given), former)}
      onDone={() => onDone(t(isNew ? 'added' : 'changed'))}
    >
      <Row>
        <div lang="en">
          <TextField name="NameEn" maxLength={longestRequestName} help={t('requests.nameHelp')} />
        </div>
        <div lang="fr">
          <TextField name="NameFr" maxLength={longestRequestName} help={t('requests.nameHelp')} />
        </div>
      </Row>
      <SelectField
        name="DueDays"
        width="md"
        choices={dueDays.map((count) => ({
          Value: count,
          Label: count === 0 ? t('requests.noDue') : t('requests.days', { count }),
        }))}
      />
      <Documents />
    </FormDialog>
  )
}

const Documents = () => {
  const t = useTexts()
  const props = { name: 'Items', label: t('requests.choose') }
  const field = useField<Choice[]>(props)
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.choices}>
        {kinds.map((type, place) => (
          <DocumentRow key={type} type={type} place={place} />
        ))}
      </div>
    </FieldGroup>
  )
}

const DocumentRow = ({ type, place }: { type: number; place: number }) => {
  const t = useTexts()
  const kind = useDocumentName()(type)
  const under = (field: string) => `Items.${place}.${field}`
  const { Asked } = useFormValue<Choice>(`Items.${place}`)
  return (
    <div className={classes.choice}>
      <CheckboxField name={under('Asked')} label={kind} />
      {Asked === 1 && (
        <div className={classes.details}>
          <div lang="en">
            <TextField name={under('NoteEn')} label={t('requests.noteEn', { kind })} maxLength={longestNote} />
          </div>
          <div lang="fr">
            <TextField name={under('NoteFr')} label={t('requests.noteFr', { kind })} maxLength={longestNote} />
          </div>
          <CheckboxField name={under('Optional')} label={t('requests.optional', { kind })} />
        </div>
      )}
    </div>
  )
}
