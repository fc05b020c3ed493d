import type { InvitedPart } from '@foyer/domain/invites/fields.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../texts.ts'
import classes from './invites.module.css'

/** Mails the link again: it is stored as a hash, so the page cannot lead to the part itself. */
const MailLink = ({ InviteID }: Pick<InvitedPart, 'InviteID'>) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { isHandOff } = useSession()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPMailMyInvite')
  const [isMailed, setMailed] = useState(false)
  const mail = async () => setMailed((await run({ SiteID, UserID, InviteID })).ok)
  if (isHandOff) return null
  return (
    <>
      <div>
        <Button onClick={() => isBusy || void mail()}>{isBusy ? t('sending') : t('mine.mail')}</Button>
      </div>
      {failure !== undefined && <CallFailure failure={failure} onRetry={() => void mail()} />}
      {isMailed && (
        <Notice kind="success" announced>
          <p>{t('mine.mailed')}</p>
        </Notice>
      )}
    </>
  )
}

const useStateText = ({ Status, strInviteDate, strSubmittedAt, RenewFlag }: InvitedPart): string => {
  const t = useTexts()
  if (Status === 'Submitted') return t('mine.sent', { date: strSubmittedAt })
  if (Status !== 'Expired') return t('mine.open', { date: strInviteDate })
  return RenewFlag === 1 ? t('mine.expired') : t('mine.ended')
}

const InvitedCard = ({ part }: { part: InvitedPart }) => {
  const t = useTexts()
  const name = part.InviterName
  return (
    <li className={classes.mine}>
      <h3 className={classes.mineTitle}>{name === '' ? t('mine.ofNobody') : t('mine.of', { name })}</h3>
      <p className={classes.status}>{useStateText(part)}</p>
      {part.RenewFlag === 1 && <MailLink InviteID={part.InviteID} />}
    </li>
  )
}

/** The parts of other people's applications that the user was invited to. */
export const InvitedParts = ({ parts }: { parts: readonly InvitedPart[] }) => {
  const t = useTexts()
  return (
    <Section title={t('mine.title')}>
      <ul className={classes.list}>
        {parts.map((part) => (
          <InvitedCard key={part.InviteID} part={part} />
        ))}
      </ul>
    </Section>
  )
}
