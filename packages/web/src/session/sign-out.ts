import { write } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { forgetDrafts } from '@foyer/ui/form/known-drafts.ts'
import { sessionChannel } from '@foyer/ui/session/session-channel.ts'
import { clearStored, keptThrough } from '@foyer/ui/storage.ts'
import { paths } from '../site/paths.ts'
import { forgetReplies, knownUserId } from '../site/use-site-load.ts'
import { type Leaving, rememberLeaving } from './leaving.ts'

/** Deletes all user data in this browser and reloads, so that nothing remains in memory. */
const leaveTo = (address: string) => {
  clearStored()
  queries.clear()
  globalThis.location.assign(address)
}

/** The same without a reload, for a page that goes on without its user. */
export const forgetHere = (SiteID: string) => {
  clearStored()
  forgetDrafts()
  forgetReplies(SiteID)
}

/** Goes to the start page, or another entrance, which shows the reason; after an ended session, signing in returns. */
export const leave = (SiteID: string, reason: Leaving['reason'], entrance: string = paths.home(SiteID)) => {
  const at = reason === 'ended' ? globalThis.location.pathname : ''
  rememberLeaving(SiteID, { reason, at, UserID: knownUserId(SiteID) })
  leaveTo(entrance)
}

/**
 * Ends the session on the server, here and in the other tabs. The page stays if the server is not reached: scripts
 * cannot delete the cookie, so the session would remain open behind a page that looks signed out.
 */
export const signOut = async (SiteID: string, onOut: () => void): Promise<Outcome> => {
  // The response clears the browser's storage; unconfirmed submissions and the language are preserved.
  const outcome = await keptThrough(() => write('/api/MTGAPPLogout', { SiteID }))
  if (!outcome.ok) return outcome
  sessionChannel.post({ kind: 'ended', SiteID })
  onOut()
  return outcome
}
