import type { InvitedPerson, InviteStatus } from '@foyer/domain/invites/fields.ts'
import { isWaiting } from '@foyer/domain/invites/rules.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { AskToCorrect } from './ask-to-correct.tsx'
import classes from './invites.module.css'

/** A telephone stays on one line. */
const unbroken = ({ ContactMethod, Contact }: InvitedPerson): string =>
  ContactMethod === 'SMS' ? Contact.replaceAll(' ', '\u00a0') : Contact

interface InviteActions {
  invite: InvitedPerson
  /** Its person sent this part before, which a withdrawal keeps. */
  wasSent: boolean
  onPutBack: (person: InvitedPerson) => void
}

/** What sending again is to its reader; an invitation that did not arrive or was not sent yet is sent again. */
const ways: Partial<Record<InviteStatus, 'remind' | 'newLink'>> = {
  Pending: 'remind',
  Opened: 'remind',
  Expired: 'newLink',
}

/** An e-mail is sent again with a new link; a phone number is put back into the form for review. */
const Again = ({ invite, wasSent, onPutBack }: InviteActions) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application } = useStep()
  const { run, isBusy, failure } = useWrite('/api/ReInviteCoApplicant', { invalidates: ['/api/LoadInviteCoApplicant'] })
  const [isSent, setSent] = useState(false)
  const { isHandOff } = useSession()
  const { InviteID, Contact: contact } = invite
  const way = ways[invite.Status] ?? 'again'
  const again = async () => {
    const { MortgageApplicationID } = application
    const outcome = await run({ SiteID, UserID, MortgageApplicationID, InviteID })
    setSent(outcome.ok)
  }
  if (!isWaiting(invite.Status) || isHandOff) return null
  const isText = invite.ContactMethod === 'SMS'
  return (
    <>
      <div className={classes.buttons}>
        {isText && application.SendsTexts === 0 ? null : isText ? (
          <RowButton
            icon="phone"
            label={t('history.putBack')}
            named={t('history.putBackNamed', { contact })}
            onClick={() => onPutBack(invite)}
          />
        ) : (
          <RowButton
            icon="mail"
            label={isBusy ? t('sending') : t(`again.${way}.label`)}
            named={t(`again.${way}.named`, { contact })}
            onClick={() => isBusy || void again()}
          />
        )}
        <TakeBack invite={invite} wasSent={wasSent} />
      </div>
      {failure !== undefined && <CallFailure failure={failure} onRetry={() => void again()} />}
      {isSent && (
        <Notice kind="success" announced>
          <p>{t('history.sentAgain')}</p>
        </Notice>
      )}
    </>
  )
}

/** Revokes a link after a confirmation, for one sent to a wrong address. */
const TakeBack = ({ invite: { InviteID, Contact: contact }, wasSent }: Omit<InviteActions, 'onPutBack'>) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application } = useStep()
  const { MortgageApplicationID } = application
  const { run } = useWrite('/api/MTGAPPWithdrawInvite', {
    invalidates: ['/api/LoadInviteCoApplicant', '/api/MTGAPPLoad'],
  })
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <RowButton
        icon="trash"
        label={t('history.takeBack')}
        named={t('history.takeBackNamed', { contact })}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('takeBack.title')}
        confirm={t('takeBack.confirm')}
        isDangerous
        onConfirm={() => run({ SiteID, UserID, MortgageApplicationID, InviteID })}
      >
        <p>{t(wasSent ? 'takeBack.sentText' : 'takeBack.text', { contact })}</p>
      </ConfirmDialog>
    </>
  )
}

/** The part was sent by this invitation, and no later one reopened it. */
const isLastSent = (invites: readonly InvitedPerson[], { InviteID, ApplicantID, Status }: InvitedPerson): boolean =>
  Status === 'Submitted' && invites.find((one) => one.ApplicantID === ApplicantID)?.InviteID === InviteID

interface InviteHistoryProps {
  invites: readonly InvitedPerson[]
  onPutBack: (person: InvitedPerson) => void
}

/** Who was invited, when, and the status, newest first; nothing without invitations. */
export const InviteHistory = ({ invites, onPutBack }: InviteHistoryProps) => {
  const t = useTexts()
  const { isHandOff } = useSession()
  if (invites.length === 0) return null
  const sent = new Set(invites.filter(({ Status }) => Status === 'Submitted').map(({ ApplicantID }) => ApplicantID))
  return (
    <Section title={t('history.title')}>
      <ul className={classes.list}>
        {invites.map((invite) => (
          <li key={invite.InviteID} className={classes.invite}>
            <div>
              <p className={classes.contact}>{invite.Name === '' ? invite.Contact : invite.Name}</p>
              {invite.Name !== '' && (
                <p className={classes.status}>{joined([invite.strRelationship, unbroken(invite)], ' · ')}</p>
              )}
              <p className={classes.status}>
                {invite.StepCount > 0
                  ? t('history.atStep', { number: invite.StepNumber, count: invite.StepCount })
                  : t(`status.${invite.Status}`)}
              </p>
              {invite.Status !== 'Delayed' && (
                <p className={classes.status}>{t('history.sentOn', { date: invite.strInviteDate })}</p>
              )}
            </div>
            {isLastSent(invites, invite) && !isHandOff && <AskToCorrect invite={invite} />}
            <Again invite={invite} wasSent={sent.has(invite.ApplicantID)} onPutBack={onPutBack} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
