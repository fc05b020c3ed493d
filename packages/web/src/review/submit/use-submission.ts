import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { sender } from './browser-sender.ts'
import { readPending } from './pending-submission.ts'
import { sendPending } from './send-pending.ts'
import type { SendingState } from './submission-sender.ts'

/** The state of an application's submission. Continues one that a previous page left unfinished. */
export const useSubmission = (MortgageApplicationID: number): SendingState => {
  const ids = useCallIds()
  const state = useSyncExternalStore(sender.subscribe, () => sender.stateOf(MortgageApplicationID))
  const left = state.phase === 'idle' ? readPending(MortgageApplicationID) : undefined
  const isLeft = left !== undefined
  useEffect(() => {
    const pending = isLeft ? readPending(MortgageApplicationID) : undefined
    if (pending !== undefined) void sendPending(pending, ids)
  }, [isLeft, MortgageApplicationID, ids])
  return isLeft ? { phase: 'sending', tries: 1, nextTry: undefined } : state
}
