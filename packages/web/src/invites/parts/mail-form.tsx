import type { InvitedPerson } from '@foyer/domain/invites/fields.ts'
import {
  inviterProblems,
  mailInvitationProblems,
  mailRecipients,
  secondSpouseProblems,
} from '@foyer/domain/invites/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { EmailField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { PersonFields } from './person-fields.tsx'
import { Preview, type Previews } from './preview.tsx'
import { SharedFields } from './shared-fields.tsx'
import { KeepTyped, type Typed } from './typed.tsx'
import { type ProfileLinks, useInvitation } from './use-invitation.ts'

interface MailFormProps {
  links: ProfileLinks
  people: readonly InvitedPerson[]
  previews: Previews
  typed: Typed
  onSent: () => void
}

export const MailForm = ({ links, people, previews, typed, onSent }: MailFormProps) => {
  const t = useTexts()
  const { back } = useStep()
  const { ids, shared, values, inviter, spouseBeside } = useInvitation(links, people)
  const save = useWrite('/api/InviteCoApplicant', { invalidates: ['/api/LoadInviteCoApplicant', '/api/MTGAPPLoad'] })
  return (
    <Form
      texts="invites"
      values={{ SendData: typed.mail ?? { ...(typed.text ?? shared), Recipients: '' } }}
      rules={({ SendData }) => [
        ...mailInvitationProblems(SendData, values),
        ...secondSpouseProblems(SendData, spouseBeside(SendData.Invited, mailRecipients(SendData.Recipients))),
        ...inviterProblems(SendData, inviter),
      ]}
      errorValues={{ name: spouseBeside() ?? '' }}
      onSubmit={({ SendData }) => save.run({ ...ids, SendData })}
      onDone={onSent}
    >
      <KeepTyped typed={typed} way="mail" />
      <PersonFields>
        <EmailField name="SendData.Recipients" autoComplete="off" />
      </PersonFields>
      <SharedFields links={links} isNamed={inviter !== ''} />
      {inviter !== '' && <Preview previews={previews} way="Email" />}
      <FormActions submit={t('send')} busy={t('sending')} back={back} />
    </Form>
  )
}
