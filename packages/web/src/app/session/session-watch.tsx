import { useCallback } from 'react'
import { useWrite } from '../../kit/client/use-write.ts'
import { Dialog } from '../../kit/dialogs/dialog.tsx'
import { DialogButtons } from '../../kit/dialogs/dialog-buttons.tsx'
import { CallFailure } from '../../kit/feedback/call-failure.tsx'
import { useShellTexts } from '../texts.ts'
import { useSession } from './session.ts'
import classes from './session-watch.module.css'
import { leave } from './sign-out.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSessionTimes } from './use-session-times.ts'
import { useSignOut } from './use-sign-out.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Warns before the session ends, in time to extend it; what was typed is kept as a draft either way. */
export const SessionWatch = () => {
  const { SiteID, UserID } = useSession()
  const t = useShellTexts()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPExtendSession')
  const signingOut = useSignOut()
  const ended = useCallback((reason: 'ended' | 'loggedOut') => leave(SiteID, reason), [SiteID])
  const { state, extended } = useSessionTimes(SiteID, ended)
  const goOn = async () => {
    const outcome = await run({ SiteID, UserID })
    if (outcome.ok) extended(outcome.reply)
  }
  if (signingOut.hasFailed) return <SignOutDialog {...signingOut} />
  if (state.kind !== 'warning') return null
  const { canExtend, secondsLeft } = state
  return (
    <Dialog isOpen onClose={() => void goOn()} title={t('session.title')} isSheet={false} isLocked={!canExtend}>
      <div className={classes.content}>
        <p>{t(canExtend ? 'session.text' : 'session.final')}</p>
        <p className={classes.clock} role="timer">
          {clock(secondsLeft)}
        </p>
        {failure !== undefined && <CallFailure failure={failure} onRetry={() => void goOn()} />}
        {canExtend ? (
          <DialogButtons
            cancel={{ label: t('menu.logout'), onClick: signingOut.start }}
            main={{ label: t('session.extend'), onClick: () => void goOn(), isBusy }}
          />
        ) : (
          <DialogButtons main={{ label: t('menu.logout'), onClick: signingOut.start }} />
        )}
      </div>
    </Dialog>
  )
}
