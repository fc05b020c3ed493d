/**
 * Why a user came to the start page, and their last page. Stored for this tab only, ids only: the same user returns
 * there after signing in, another user does not.
 */
export interface Leaving {
  /** A session that ended; a log-out; a deleted account; a page that needs a sign-in. */
  reason: 'ended' | 'loggedOut' | 'deleted' | 'asked'
  /** The last page of this site behind the sign-in; '' for none. */
  at: string
  /** Who was signed in; '' if unknown. */
  UserID: string
}

const keyOf = (SiteID: string) => `foyer.leaving.${SiteID}`

/** Returns only to pages of this site behind the sign-in, whatever is in the storage. */
const insideOf = (SiteID: string, at: unknown): string =>
  typeof at === 'string' && at.startsWith(`/${SiteID}/user/`) ? at : ''

const reasons: readonly unknown[] = ['ended', 'loggedOut', 'deleted', 'asked'] satisfies Leaving['reason'][]

/** Not for sessions of a mailed link's page, which do not lead to the start page. */
export const rememberLeaving = (SiteID: string, { reason, at, UserID }: Leaving) => {
  const inside = insideOf(SiteID, at)
  if (reason === 'ended' && inside === '') return
  try {
    sessionStorage.setItem(keyOf(SiteID), JSON.stringify({ reason, at: inside, UserID }))
  } catch {
    // Storage is full or disabled: the start page shows no reason and leads to the applications.
  }
}

export const readLeaving = (SiteID: string): Leaving | undefined => {
  try {
    const { reason, at, UserID } = JSON.parse(sessionStorage.getItem(keyOf(SiteID)) ?? '') as Partial<Leaving>
    if (!reasons.includes(reason)) return undefined
    return { reason: reason as Leaving['reason'], at: insideOf(SiteID, at), UserID: String(UserID ?? '') }
  } catch {
    return undefined
  }
}

/** Called after signing in. */
export const forgetLeaving = (SiteID: string) => {
  try {
    sessionStorage.removeItem(keyOf(SiteID))
  } catch {
    // As above.
  }
}

/** The user's last page before their session ended; undefined for another user, or without one. */
export const returnPath = (SiteID: string, UserID: string): string | undefined => {
  const leaving = readLeaving(SiteID)
  if (leaving === undefined || leaving.at === '') return undefined
  return leaving.UserID === '' || leaving.UserID === UserID ? leaving.at : undefined
}

/** The state of the navigation after a sign-in: the applications then lead on, if there is only one place to continue. */
export interface Arrival {
  isArrival: true
}
export const arrival: Arrival = { isArrival: true }
