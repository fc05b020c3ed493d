import { useWrite } from '@foyer/ui/client/use-write.ts'
import { IdleWarning } from '@foyer/ui/session/idle-warning.tsx'
import { SignOutDialog } from '@foyer/ui/session/sign-out-dialog.tsx'
import { useSessionTimes } from '@foyer/ui/session/use-session-times.ts'
import type { SigningOut } from '@foyer/ui/session/use-sign-out.ts'
import { useCallback, useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import { leave, officeChannel } from './leave.ts'
import { useMe } from './me.ts'
import { useOtherTabs } from './page-owner.ts'

/** Warns before the session ends, in time to extend it, and shows a sign-out that failed. */
export const SessionWatch = ({ signingOut }: { signingOut: SigningOut }) => {
  const t = useOfficeTexts()
  const { TotalSeconds } = useMe()
  const [totalEnds] = useState(() => new Date(Date.now() + TotalSeconds * 1000).toISOString())
  const { run, isBusy, failure } = useWrite('/console-api/ExtendSession')
  const onEnded = useCallback((why: 'ended' | 'loggedOut') => leave(why === 'ended' ? 'ended' : 'out'), [])
  const { state, extended } = useSessionTimes(officeChannel, onEnded, totalEnds)
  useOtherTabs()
  const goOn = async () => {
    const outcome = await run({})
    if (outcome.ok) extended(outcome.reply)
  }
  if (signingOut.hasFailed) {
    const words = {
      failed: t('signOut.failed'),
      text: t('signOut.text'),
      shared: t('signOut.shared'),
      stay: t('session.extend'),
    }
    return <SignOutDialog {...signingOut} words={words} />
  }
  if (state.kind !== 'warning') return null
  return (
    <IdleWarning
      {...{ state, isBusy, failure }}
      words={{
        title: t('session.title'),
        text: t('session.text'),
        final: t('session.final'),
        extend: t('session.extend'),
        leave: t('menu.signOut'),
      }}
      onExtend={() => void goOn()}
      onLeave={signingOut.start}
    />
  )
}
