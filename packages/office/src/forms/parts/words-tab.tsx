import { columnNumbers } from '@foyer/domain/leads/controls.ts'
import { draftProblems } from '@foyer/domain/leads/description-problems.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { SelectField } from '@foyer/ui/fields/choice-fields.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import classes from '../forms.module.css'
import { useTexts } from '../texts.ts'
import type { FormChanges } from '../use-form-changes.ts'
import { Meanwhile, useSeen } from '../use-seen.tsx'

interface WordsTabProps {
  form: FormDescription
  changes: FormChanges
  onDone: () => void
}

const texts = [
  ['formName', 'formNameFr'],
  ['header', 'headerFr'],
  ['footer', 'footerFr'],
  ['successMessage', 'successMessageFr'],
] as const
type TextName = (typeof texts)[number][number]
const names: readonly TextName[] = texts.flat()

const valuesOf = (form: FormDescription) => ({
  ...(Object.fromEntries(names.map((name) => [name, form[name] ?? ''])) as Record<TextName, string>),
  numberOfColumns: form.numberOfColumns,
  activeFlag: form.activeFlag ?? 1,
})
type Values = ReturnType<typeof valuesOf>

/** The form with these words; a text that is empty now is left out. */
const withValues = (form: FormDescription, values: Values): FormDescription => {
  const kept = Object.fromEntries(Object.entries(form).filter(([name]) => !(names as readonly string[]).includes(name)))
  const written = names.map((name) => [name, values[name].trim()] as const).filter(([, text]) => text !== '')
  return {
    ...(kept as Omit<FormDescription, TextName>),
    formName: '',
    ...Object.fromEntries(written),
    numberOfColumns: values.numberOfColumns,
    activeFlag: values.activeFlag,
  }
}

/** What visitors read around the questions, in both languages. */
export const WordsTab = ({ form, changes, onDone }: WordsTabProps) => {
  const t = useTexts()
  const dialog = useDialogFor<null>()
  const columns = t('words.columns', { count: form.numberOfColumns })
  return (
    <div className={classes.stack}>
      <Facts
        facts={[
          ...names.map((name) => ({
            label: t(`fields.${name}.label`),
            value: (
              <span lang={name.endsWith('Fr') ? 'fr' : 'en'} className={classes.lines}>
                {form[name]?.trim() || <span className={classes.quiet}>{t('words.none')}</span>}
              </span>
            ),
          })),
          { label: t('fields.numberOfColumns.label'), value: columns },
        ]}
      />
      <Button
        data-words
        variant="default"
        className={classes.start}
        leftSection={<Icon name="edit" size={18} />}
        onClick={() => dialog.open(null)}
      >
        {t('words.change')}
      </Button>
      {dialog.dialog && (
        <WordsDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          changes={changes}
          onClose={dialog.close}
          onDone={onDone}
        />
      )}
    </div>
  )
}

interface WordsDialogProps {
  isOpen: boolean
  changes: FormChanges
  onClose: () => void
  onDone: () => void
}

/** More columns are for forms of the command line. */
const mostColumns = 4

const WordsDialog = ({ isOpen, changes, onClose, onDone }: WordsDialogProps) => {
  const t = useTexts()
  const seen = useSeen(changes)
  const { numberOfColumns } = seen.opened
  const numbers = columnNumbers.filter((count) => count <= mostColumns || count === numberOfColumns)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('words.title')}
      size="md"
      submit={t('words.submit')}
      texts="office.forms"
      values={valuesOf(seen.opened)}
      rules={(values) => draftProblems(withValues(seen.now, values), () => true)}
      onSubmit={(values) => seen.save((form) => withValues(form, values))}
      onDone={onDone}
    >
      <Meanwhile seen={seen} of={valuesOf} lines={(values) => names.map((name) => values[name])} />
      {texts.map(([english, french]) =>
        english === 'formName' ? (
          <Row key={english}>
            <div lang="en">
              <TextField name={english} maxLength={200} />
            </div>
            <div lang="fr">
              <TextField name={french} maxLength={200} />
            </div>
          </Row>
        ) : (
          <Row key={english}>
            <div lang="en">
              <TextareaField name={english} optional rows={3} maxLength={2000} />
            </div>
            <div lang="fr">
              <TextareaField name={french} optional rows={3} maxLength={2000} />
            </div>
          </Row>
        ),
      )}
      <SelectField
        name="numberOfColumns"
        width="md"
        choices={numbers.map((count) => ({ Value: count, Label: t('words.columns', { count }) }))}
      />
      <CheckboxField name="activeFlag" />
    </FormDialog>
  )
}
