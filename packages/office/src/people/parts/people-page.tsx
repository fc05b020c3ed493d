import { useCall } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleList } from './people-list.tsx'

export const PeoplePage = () => {
  const t = useTexts()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListPeople', {})
  const [inviting, setInviting] = useState({ isOpen: false, opened: 0 })
  const [done, setDone] = useState('')
  const invite = () => {
    setDone('')
    setInviting(({ opened }) => ({ isOpen: true, opened: opened + 1 }))
  }
  return (
    <StepPage title={t('title')} why={t('why')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
      {done !== '' && <Notice key={done} kind="success" announced title={done} />}
      {reply !== undefined && <PeopleList people={reply.People} onInvite={invite} onDone={setDone} />}
      {reply !== undefined && reply.Invitations.length > 0 && (
        <Section title={t('invitations')}>
          <InvitationList invitations={reply.Invitations} onDone={setDone} />
        </Section>
      )}
      <InviteDialog
        key={inviting.opened}
        isOpen={inviting.isOpen}
        onClose={() => setInviting((before) => ({ ...before, isOpen: false }))}
        onDone={(email) => setDone(t('invite.sent', { email }))}
      />
    </StepPage>
  )
}
