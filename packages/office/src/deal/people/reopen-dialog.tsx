import { noteLength } from '@foyer/domain/invites/limits.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { usePartTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import type { PersonDialogProps } from './link-dialog.tsx'
import { contactOf } from './use-people.ts'

/** Asks the person of a part that was sent to correct it. */
export const ReopenDialog = ({ place, person, isOpen, onClose, onDone }: PersonDialogProps) => {
  const t = usePartTexts()
  const reopen = useOfficeWrite('/console-api/ReopenPart', { invalidates: dealReads })
  const { applicantId: ApplicantID, name, invite } = person
  const language = languageOf(invite?.LanguageID ?? 0)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('reopen.title', { name })}
      size="md"
      submit={t('reopen.submit')}
      texts="office.parts"
      values={{ Reason: '' }}
      rules={({ Reason }) => reasonProblems(Reason, 'Reason')}
      onSubmit={({ Reason }) => reopen.run({ ...place, ApplicantID, Reason })}
      onDone={() => onDone(t('reopen.done', { name }))}
    >
      <p>
        {t('reopen.text', { contact: contactOf(invite) })} {t(language === 'en' ? 'reopen.english' : 'reopen.french')}
      </p>
      <div lang={language}>
        <TextareaField name="Reason" optional maxLength={noteLength} />
      </div>
    </FormDialog>
  )
}
