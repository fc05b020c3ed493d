import { useWrite } from '@foyer/ui/client/use-write.ts'
import { IdleWarning } from '@foyer/ui/session/idle-warning.tsx'
import { useSessionTimes } from '@foyer/ui/session/use-session-times.ts'
import { useCallback } from 'react'
import { useShellTexts } from '../site/shell-texts.ts'
import { useSite } from '../site/site.tsx'
import { useSession } from './session.ts'
import { leave } from './sign-out.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

interface SessionWatchProps {
  /** Replaces going to the start page; must be a stable function. */
  onEnded?: (why: 'ended' | 'loggedOut') => void
}

/** Warns before the session ends, in time to extend it; input is stored as a draft either way. */
export const SessionWatch = ({ onEnded }: SessionWatchProps) => {
  const { SiteID, UserID } = useSession()
  const { HandOffEnds } = useSite()
  const t = useShellTexts()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPExtendSession')
  const signingOut = useSignOut()
  const toStart = useCallback((why: 'ended' | 'loggedOut') => leave(SiteID, why), [SiteID])
  const { state, extended } = useSessionTimes(SiteID, onEnded ?? toStart, HandOffEnds)
  const goOn = async () => {
    const outcome = await run({ SiteID, UserID })
    if (outcome.ok) extended(outcome.reply)
  }
  if (signingOut.hasFailed) return <SignOutDialog {...signingOut} />
  if (state.kind !== 'warning') return null
  return (
    <IdleWarning
      {...{ state, isBusy, failure }}
      words={{
        title: t('session.title'),
        text: t('session.text'),
        final: t('session.final'),
        extend: t('session.extend'),
        leave: t('menu.logout'),
      }}
      onExtend={() => void goOn()}
      onLeave={signingOut.start}
    />
  )
}
