import { useWrite } from '@foyer/ui/client/use-write.ts'
import { IdleWarning, type IdleWords } from '@foyer/ui/session/idle-warning.tsx'
import { useSessionTimes } from '@foyer/ui/session/use-session-times.ts'
import { useCallback } from 'react'
import { useShellTexts } from '../site/shell-texts.ts'
import { useSite } from '../site/site.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

interface VisitWatchProps {
  words: Omit<IdleWords, 'title'>
  /** Leads to where the user signs in again; must be a stable function. */
  onEnded: (why: 'ended' | 'loggedOut') => void
}

/**
 * The idle warning for users who came by a link: their session covers one application or document, and ends like any
 * other.
 */
export const VisitWatch = ({ words, onEnded }: VisitWatchProps) => {
  const t = useShellTexts()
  const { SiteID } = useSite()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPExtendVisit')
  const { state, extended } = useSessionTimes(SiteID, onEnded)
  const goOn = async () => {
    const outcome = await run({ SiteID })
    if (outcome.ok) extended(outcome.reply)
  }
  const signingOut = useSignOut(useCallback(() => onEnded('loggedOut'), [onEnded]))
  if (signingOut.hasFailed) return <SignOutDialog {...signingOut} />
  if (state.kind !== 'warning') return null
  return (
    <IdleWarning
      {...{ state, isBusy, failure }}
      words={{ title: t('session.title'), ...words }}
      onExtend={() => void goOn()}
      onLeave={signingOut.start}
    />
  )
}
