import { write } from '../kit/client/call.ts'
import type { Outcome } from '../kit/client/outcome.ts'
import { queries } from '../kit/client/use-call.ts'
import { clearStored, keptThrough } from '../kit/storage.ts'
import { paths } from '../site/paths.ts'
import { knownUserId } from '../site/use-site-load.ts'
import { type Leaving, rememberLeaving } from './leaving.ts'
import { sessionChannel } from './session-channel.ts'

/** Forgets everything of a person in this browser; the page is loaded anew, so that nothing of them stays in memory. */
const leaveTo = (address: string) => {
  clearStored()
  queries.clear()
  globalThis.location.assign(address)
}

/** Leads to the start page, or another entrance, which says why; after a session that ended, signing in leads back. */
export const leave = (SiteID: string, reason: Leaving['reason'], entrance: string = paths.home(SiteID)) => {
  const at = reason === 'ended' ? globalThis.location.pathname : ''
  rememberLeaving(SiteID, { reason, at, UserID: knownUserId(SiteID) })
  leaveTo(entrance)
}

/**
 * Ends the session on the server, here and in the other tabs. The page stays when the server did not hear of it: the cookie
 * is out of a script's reach, so the session would still be open behind a page that looks left.
 */
export const signOut = async (SiteID: string, onOut: () => void): Promise<Outcome> => {
  // The server has the browser forget its storage; what was sent and is not confirmed stays, and so does the language.
  const outcome = await keptThrough(() => write('/api/MTGAPPLogout', { SiteID }))
  if (!outcome.ok) return outcome
  sessionChannel.post({ kind: 'ended', SiteID })
  onOut()
  return outcome
}
