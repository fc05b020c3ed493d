import { write } from '../../kit/client/call.ts'
import { queries } from '../../kit/client/use-call.ts'
import { clearStored } from '../../kit/storage.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** Forgets everything of a person in this browser; the page is loaded anew, so that nothing of them stays in memory. */
export const leaveTo = (address: string) => {
  clearStored()
  queries.clear()
  globalThis.location.assign(address)
}

/** Ends the session on the server, here and in the other tabs. */
export const signOut = async (SiteID: string, address: string) => {
  await write('/api/MTGAPPLogout', { SiteID })
  tellOtherTabs({ kind: 'ended', SiteID })
  leaveTo(address)
}
