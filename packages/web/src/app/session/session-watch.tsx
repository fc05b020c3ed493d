import { useCallback } from 'react'
import { useWrite } from '../../kit/client/use-write.ts'
import { paths } from '../paths.ts'
import { useShellTexts } from '../texts.ts'
import { IdleWarning } from './idle-warning.tsx'
import { useSession } from './session.ts'
import { leaveTo, signOut } from './sign-out.ts'
import { useSessionTimes } from './use-session-times.ts'

/** Warns before the session ends, in time to extend it; what was typed is kept as a draft either way. */
export const SessionWatch = () => {
  const { SiteID, UserID } = useSession()
  const t = useShellTexts()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPExtendSession')
  const ended = useCallback(() => leaveTo(paths.home(SiteID)), [SiteID])
  const { state, extended } = useSessionTimes(SiteID, ended)
  const goOn = async () => {
    const outcome = await run({ SiteID, UserID })
    if (outcome.ok) extended(outcome.reply)
  }
  if (state.kind !== 'warning') return null
  return (
    <IdleWarning
      {...{ state, isBusy, failure }}
      words={{
        text: t('session.text'),
        final: t('session.final'),
        extend: t('session.extend'),
        leave: t('menu.logout'),
      }}
      onExtend={() => void goOn()}
      onLeave={() => void signOut(SiteID, paths.home(SiteID))}
    />
  )
}
