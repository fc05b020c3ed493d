import type { ContactMethod } from '@foyer/domain/invites/fields.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { RadioCards, TextareaField } from '@foyer/ui/fields/index.ts'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { usePartTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import type { PersonDialogProps } from './link-dialog.tsx'

/** Invites someone on the application to fill in their part, in the name of the brokerage and at a contact of theirs. */
export const InviteDialog = ({ place, clientLanguage, person, isOpen, onClose, onDone }: PersonDialogProps) => {
  const t = usePartTexts()
  const invite = useOfficeWrite('/console-api/InviteApplicant', { invalidates: dealReads })
  const contacts = person.contacts.map(({ method, contact }) => ({
    Value: method,
    Shown: contactInWords({ ContactMethod: method, Contact: contact }),
  }))
  const ContactMethod: ContactMethod = contacts[0]?.Value ?? 'Email'
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.title', { name: person.name })}
      size="md"
      submit={t('invite.submit')}
      texts="office.parts"
      values={{ ContactMethod, Note: '', LanguageID: clientLanguage }}
      rules={({ Note }) => reasonProblems(Note, 'Note')}
      onSubmit={(now) => invite.run({ ...place, ApplicantID: person.applicantId, ...now })}
      onDone={(_, sent) =>
        onDone(t('invite.done', { contact: contacts.find(({ Value }) => Value === sent.ContactMethod)?.Shown ?? '' }))
      }
    >
      <p>{t('invite.text')}</p>
      <RadioCards<ContactMethod>
        name="ContactMethod"
        choices={contacts.map(({ Value, Shown }) => ({
          Value,
          Label: t(Value === 'Email' ? 'invite.email' : 'invite.sms', { contact: Shown }),
        }))}
      />
      <TextareaField name="Note" optional maxLength={noteLength} />
      <LanguageCards />
    </FormDialog>
  )
}
