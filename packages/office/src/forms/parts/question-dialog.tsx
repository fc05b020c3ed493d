import { knownCode } from '@foyer/domain/leads/controls.ts'
import { codesOf, findQuestion, putQuestion, type QuestionPlace } from '@foyer/domain/leads/edit-form.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { type QuestionKind, questionOfKind, typesOfQuestion } from '@foyer/domain/leads/question-kinds.ts'
import { choicesOf } from '@foyer/domain/leads/render-form.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useFormContext, useFormValues } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { Checkbox } from '@mantine/core'
import classes from '../forms.module.css'
import {
  controlOf,
  freeKinds,
  hasOwnChoices,
  type QuestionValues,
  questionProblems,
  valuesOf,
} from '../question-values.ts'
import { useQuestionWords } from '../question-words.ts'
import { useTexts } from '../texts.ts'
import type { FormChanges } from '../use-form-changes.ts'
import { Meanwhile, useSeen } from '../use-seen.tsx'
import { ChoicesField } from './choices-field.tsx'

interface QuestionDialogProps {
  isOpen: boolean
  /** Without a code: a new question at the end of the part. */
  place: QuestionPlace
  startAt?: string | undefined
  changes: FormChanges
  onClose: () => void
  onDone: () => void
}

const firstKind: QuestionKind = 'own:text'

/** A question in both languages, side by side. */
export const QuestionDialog = ({ isOpen, place, startAt, changes, onClose, onDone }: QuestionDialogProps) => {
  const t = useTexts()
  const words = useQuestionWords()
  const seen = useSeen(changes)
  const isNew = place.code === ''
  const before = isNew ? undefined : findQuestion(seen.opened, place)
  const codes = codesOf(seen.now, place.section)
  const made = (values: QuestionValues) => controlOf(before, values, codes)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'questions.addTitle' : 'questions.changeTitle')}
      size="md"
      submit={t('questions.submit')}
      texts="office.forms"
      startAt={startAt}
      values={before === undefined ? valuesOf(questionOfKind(firstKind), firstKind) : valuesOf(before)}
      rules={(values) => questionProblems(seen.now, place, made(values))}
      onSubmit={(values) => seen.save((form) => putQuestion(form, place, made(values)))}
      onDone={onDone}
    >
      <Meanwhile
        seen={seen}
        of={(form) => findQuestion(form, place)}
        lines={(control) => [
          control.label,
          control.labelFr,
          words.answer(control),
          control.requiredFlag === 1 ? t('questions.required') : undefined,
          ...(control.availableValues ?? []).map(({ label, labelFr }) => [label, labelFr].filter(Boolean).join(' / ')),
        ]}
      />
      {isNew && <KindField taken={codes} />}
      <QuestionFields form={seen.now} section={place.section} isNew={isNew} />
    </FormDialog>
  )
}

/** Another kind brings its words and choices; words for a question of one's own stay. */
const KindField = ({ taken }: { taken: readonly string[] }) => {
  const words = useQuestionWords()
  const { store } = useFormContext()
  useWhenChanged<QuestionKind>('kind', (kind) => {
    const { label, labelFr, visibleFlag } = store.values as QuestionValues
    const next = valuesOf(questionOfKind(kind), kind)
    const isOwn = next.code === '' && (store.values as QuestionValues).code === ''
    const kept = isOwn ? { label, labelFr } : {}
    for (const [name, value] of Object.entries({ ...next, ...kept, visibleFlag })) store.set(name, value)
  })
  return <WordSelect name="kind" options={freeKinds(taken).map((value) => ({ value, label: words.kind(value) }))} />
}

const QuestionFields = ({ form, section, isNew }: { form: FormDescription; section: number; isNew: boolean }) => {
  const t = useTexts()
  const words = useQuestionWords()
  const values = useFormValues<QuestionValues>()
  const { code } = values
  const known = knownCode(code)
  const types = typesOfQuestion(code)
  const choosesType = known === undefined ? !isNew : types.every((type) => type === 'select' || type === 'radio')
  return (
    <>
      {choosesType && types.length > 1 && (
        <WordSelect name="htmlControlType" options={types.map((value) => ({ value, label: words.type(value) }))} />
      )}
      <Row>
        <div lang="en">
          <TextField name="label" maxLength={200} {...(known && { optional: true, placeholder: known.en })} />
        </div>
        <div lang="fr">
          <TextField name="labelFr" maxLength={200} {...(known && { optional: true, placeholder: known.fr })} />
        </div>
      </Row>
      {hasOwnChoices(values) && <ChoicesField />}
      {known !== undefined && ['select', 'radio'].includes(values.htmlControlType) && (
        <p className={classes.text}>{t('choices.own')}</p>
      )}
      <CheckboxField name="requiredFlag" />
      <CheckboxField name="visibleFlag" />
      <AddressTypesField form={form} section={section} />
    </>
  )
}

/** Beside the question for the kind of address: which of them this one is for. */
const AddressTypesField = ({ form, section }: { form: FormDescription; section: number }) => {
  const { language } = useLanguage()
  const { code } = useFormValues<QuestionValues>()
  const decides = findQuestion(form, { section, code: 'ADDRESSTYPE' })
  const props = { name: 'addressTypes', optional: true }
  const field = useField<readonly string[]>(props)
  if (decides === undefined || code === 'ADDRESSTYPE') return null
  const kinds = choicesOf(decides, language)
  const toggle = (value: string, isChosen: boolean) =>
    field.set(isChosen ? [...field.value, value] : field.value.filter((one) => one !== value))
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.checks}>
        {kinds.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={field.value.includes(value)}
            aria-invalid={field.error !== undefined}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
