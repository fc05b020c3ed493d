import { write } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { callKey, queries } from '@foyer/ui/client/use-call.ts'
import { sessionChannel } from '@foyer/ui/session/session-channel.ts'
import { keptThrough } from '@foyer/ui/storage.ts'
import { placeToReturn, routes, signInPath } from '../kit/paths.ts'

/** The place of a site in messages between tabs; no site can have this address. */
export const officeChannel = 'office'

const isSignedIn = () => queries.getQueryData(callKey('/console-api/LoadMe', {})) !== undefined

/** Leaves by a reload, so that nothing of the session remains in memory. */
export const leave = (why: 'ended' | 'out') => {
  queries.clear()
  globalThis.location.assign(signInPath(why === 'ended' ? placeToReturn(globalThis.location) : '', why))
}

/** A call was refused as signed out. Before a sign-in that is no news. */
export const sessionEnded = () => {
  if (isSignedIn()) leave('ended')
}

/** Ends the session of this browser, and with it the other tabs. The page stays. */
export const endSession = async (): Promise<Outcome> => {
  const outcome = await keptThrough(() => write('/console-api/SignOut', {}))
  if (outcome.ok) sessionChannel.post({ kind: 'ended', SiteID: officeChannel })
  return outcome
}

/** Ends the session here and in the other tabs. The page stays if the server is not reached: the cookie is its to delete. */
export const signOut = async (): Promise<Outcome> => {
  const outcome = await endSession()
  if (outcome.ok) leave('out')
  return outcome
}

/** Another of the person's brokerages: the page is loaded anew, so that nothing of this one remains. */
export const leaveFor = async (BrokerageID: string) => {
  const outcome = await write('/console-api/ChooseBrokerage', { BrokerageID })
  if (outcome.ok) globalThis.location.assign(routes.officeHome)
}
