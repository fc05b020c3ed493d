import type { ContactMethod } from '@foyer/domain/invites/fields.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { staffInvitationProblems } from '@foyer/domain/invites/staff-rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { EmailField, PhoneField, RadioCards, TextareaField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { usePartTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import type { PersonDialogProps } from './link-dialog.tsx'

/** Invites someone on the application to fill in their part, in the name of the brokerage. */
export const InviteDialog = ({ place, deal, clientLanguage, person, isOpen, onClose, onDone }: PersonDialogProps) => {
  const t = usePartTexts()
  const invite = useOfficeWrite('/console-api/InviteApplicant', { invalidates: dealReads })
  const { Applicants, SendsTexts } = deal.Application
  const known = Applicants.find(({ ApplicantID }) => ApplicantID === person.applicantId)?.Identification
  const values = {
    ...{ ContactMethod: 'Email' as ContactMethod, Email: known?.Email ?? '', Phone: known?.Mobile ?? '' },
    ...{ Note: '', LanguageID: clientLanguage },
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.title', { name: person.name })}
      size="md"
      submit={t('invite.submit')}
      texts="office.parts"
      values={values}
      rules={staffInvitationProblems}
      onSubmit={(now) => invite.run({ ...place, ApplicantID: person.applicantId, ...now })}
      onDone={(_, { ContactMethod, Email, Phone }) =>
        onDone(t('invite.done', { contact: ContactMethod === 'Email' ? Email : Phone }))
      }
    >
      <p>{t('invite.text')}</p>
      {SendsTexts !== 0 && (
        <RadioCards<ContactMethod>
          name="ContactMethod"
          columns={2}
          choices={[
            { Value: 'Email', Label: t('invite.email') },
            { Value: 'SMS', Label: t('invite.sms') },
          ]}
        />
      )}
      <ContactField />
      <TextareaField name="Note" optional maxLength={noteLength} />
      <LanguageCards />
    </FormDialog>
  )
}

const ContactField = () =>
  useFormValue<ContactMethod>('ContactMethod') === 'Email' ? (
    <EmailField name="Email" autoComplete="off" />
  ) : (
    <PhoneField name="Phone" />
  )
