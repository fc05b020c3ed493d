import { invitePageHeader } from '@foyer/domain/invites/page.ts'
import { isUnavailable, read, whenNotOpen } from '@foyer/ui/client/call.ts'
import { setPageHeaders } from '@foyer/ui/client/transport.ts'

interface OwnPage {
  SiteID: string
  MortgageApplicationID: number
  guid: string
  InviteID: number
}

/** Whether a call is one of an invited person on this application; who signs in states their user instead. */
const isOf = ({ MortgageApplicationID }: OwnPage, body: Partial<Record<string, unknown>>) =>
  body.UserID === '' && body.MortgageApplicationID === MortgageApplicationID

const openAgain = async ({ SiteID, MortgageApplicationID, guid }: OwnPage) => {
  const outcome = await read('/api/MTGAPPLoadInvite', { SiteID, MortgageApplicationID, ApplicantID: 0, guid })
  // The page of a link that is closed shows why.
  if (!outcome.ok && !isUnavailable(outcome)) globalThis.location.reload()
  return outcome.ok
}

/**
 * All tabs of a browser have one session, with the invitations of everyone whose link was opened in it. Each call states for which
 * one its page was loaded. A session without it, new or begun by the link of another person, gets it by the page's own link.
 */
export const ownPage = (page: OwnPage) => {
  setPageHeaders((_path, body) => (isOf(page, body) ? { [invitePageHeader]: String(page.InviteID) } : {}))
  let opening: Promise<boolean> | undefined
  // Once for all calls that are refused meanwhile.
  whenNotOpen(async (body) => {
    if (!isOf(page, body)) return false
    opening ??= openAgain(page).finally(() => {
      opening = undefined
    })
    return opening
  })
}
