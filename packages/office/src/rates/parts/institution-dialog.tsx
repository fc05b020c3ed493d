import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { isInstitutionNumber } from '@foyer/domain/insurance/payment.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import page from '../../kit/page.module.css'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'

export type Institution = ReplyOf<'/console-api/ListInstitutions'>['Institutions'][number]

interface InstitutionDialogProps {
  site: string
  /** A new one has no number. */
  institution: Institution
  isOpen: boolean
  onClose: () => void
  onDone: (words: string) => void
}

const longestName = 150

export const InstitutionDialog = ({ site, institution, isOpen, onClose, onDone }: InstitutionDialogProps) => {
  const t = useTexts()
  const write = useOfficeWrite('/console-api/SaveInstitution', { invalidates: ['/console-api/ListInstitutions'] })
  const { Code, Name, NameFr } = institution
  const isNew = Code === ''
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'institutions.addTitle' : 'institutions.changeTitle')}
      submit={t('institutions.submit')}
      texts="office.rates"
      values={{ Code, Name, NameFr }}
      rules={(given) => [
        ...problem(!isInstitutionNumber(given.Code), 'Code', 'CLI_Institution_Number'),
        ...problem(isBlank(given.Name), 'Name', 'RequiredSetting'),
      ]}
      onSubmit={(given) => write.run({ SiteID: site, ...given })}
      onDone={() => onDone(t('institutions.saved'))}
    >
      <p className={page.quiet}>{t('institutions.text')}</p>
      <TextField name="Code" maxLength={3} inputMode="numeric" width="xs" disabled={!isNew} />
      <div lang="en">
        <TextField name="Name" maxLength={longestName} />
      </div>
      <div lang="fr">
        <TextField name="NameFr" maxLength={longestName} optional />
      </div>
    </FormDialog>
  )
}
