import { useCallback } from 'react'
import { useWrite } from '../../kit/client/use-write.ts'
import { Dialog } from '../../kit/dialogs/dialog.tsx'
import { DialogButtons } from '../../kit/dialogs/dialog-buttons.tsx'
import { CallFailure } from '../../kit/feedback/call-failure.tsx'
import { paths } from '../paths.ts'
import { useShellTexts } from '../texts.ts'
import { useSession } from './session.ts'
import classes from './session-watch.module.css'
import { leaveTo, signOut } from './sign-out.ts'
import { useSessionTimes } from './use-session-times.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Warns before the session ends, in time to extend it; what was typed is kept as a draft either way. */
export const SessionWatch = () => {
  const { SiteID, UserID } = useSession()
  const t = useShellTexts()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPExtendSession')
  const ended = useCallback(() => leaveTo(paths.home(SiteID)), [SiteID])
  const { state, extended } = useSessionTimes(SiteID, ended)
  const leave = () => void signOut(SiteID, paths.home(SiteID))
  const goOn = async () => {
    const outcome = await run({ SiteID, UserID })
    if (outcome.ok) extended(outcome.reply)
  }
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
            cancel={{ label: t('menu.logout'), onClick: leave }}
            main={{ label: t('session.extend'), onClick: () => void goOn(), isBusy }}
          />
        ) : (
          <DialogButtons main={{ label: t('menu.logout'), onClick: leave }} />
        )}
      </div>
    </Dialog>
  )
}
