import { putSection } from '@foyer/domain/leads/edit-form.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import type { FormChanges } from '../use-form-changes.ts'
import { Meanwhile, useSeen } from '../use-seen.tsx'

interface SectionDialogProps {
  isOpen: boolean
  /** At the end of the form: a new part. */
  place: number
  changes: FormChanges
  onClose: () => void
  onDone: () => void
}

/** The name of a part in both languages, and whether it can be filled in several times. */
export const SectionDialog = ({ isOpen, place, changes, onClose, onDone }: SectionDialogProps) => {
  const t = useTexts()
  const seen = useSeen(changes)
  const before = seen.opened.selectedFields[place]
  const values = {
    sectionName: before?.sectionName ?? '',
    sectionNameFr: before?.sectionNameFr ?? '',
    repeatFlag: before?.repeatFlag ?? 0,
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(before === undefined ? 'parts.addTitle' : 'parts.changeTitle')}
      size="md"
      submit={t('parts.submit')}
      texts="office.forms"
      values={values}
      onSubmit={({ sectionName, sectionNameFr, repeatFlag }) =>
        seen.save((form) =>
          putSection(form, before === undefined ? form.selectedFields.length : place, {
            sectionName: sectionName.trim(),
            sectionNameFr: sectionNameFr.trim(),
            repeatFlag,
          }),
        )
      }
      onDone={onDone}
    >
      <Meanwhile
        seen={seen}
        of={(form) => {
          const { controls: _, ...words } = form.selectedFields[place] ?? { controls: [] }
          return form.selectedFields[place] && words
        }}
        lines={({ sectionName, sectionNameFr, repeatFlag }) => [
          sectionName,
          sectionNameFr,
          repeatFlag === 1 ? t('parts.repeats') : undefined,
        ]}
      />
      <Row>
        <div lang="en">
          <TextField name="sectionName" optional maxLength={200} />
        </div>
        <div lang="fr">
          <TextField name="sectionNameFr" optional maxLength={200} />
        </div>
      </Row>
      <CheckboxField name="repeatFlag" />
    </FormDialog>
  )
}
