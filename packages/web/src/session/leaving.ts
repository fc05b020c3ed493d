/**
 * Why somebody came to the start page, and where they were. Kept for this tab alone, ids only: whoever signs in here again is back
 * there; somebody else is not led into another person's application.
 */
export interface Leaving {
  /** A session that ended; a log-out; a page that needs a sign-in. */
  reason: 'ended' | 'loggedOut' | 'asked'
  /** The page one was on, of this site and for people who are signed in; '' when there is none to go back to. */
  at: string
  /** Who was there; '' when nobody knows. */
  UserID: string
}

const keyOf = (SiteID: string) => `foyer.leaving.${SiteID}`

/** Only pages of this site behind the sign-in are gone back to, whatever stands in the storage. */
const insideOf = (SiteID: string, at: unknown): string =>
  typeof at === 'string' && at.startsWith(`/${SiteID}/user/`) ? at : ''

const reasons: readonly unknown[] = ['ended', 'loggedOut', 'asked'] satisfies Leaving['reason'][]

/** A session that ended elsewhere, on a page of a mailed link, is no matter of the start page. */
export const rememberLeaving = (SiteID: string, { reason, at, UserID }: Leaving) => {
  const inside = insideOf(SiteID, at)
  if (reason === 'ended' && inside === '') return
  try {
    sessionStorage.setItem(keyOf(SiteID), JSON.stringify({ reason, at: inside, UserID }))
  } catch {
    // Storage is full or forbidden: the start page says nothing, and leads to the applications.
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

/** Once somebody is in again. */
export const forgetLeaving = (SiteID: string) => {
  try {
    sessionStorage.removeItem(keyOf(SiteID))
  } catch {
    // As above.
  }
}

/** The page this person was on when their session ended; undefined for anybody else, and when there was none. */
export const returnPath = (SiteID: string, UserID: string): string | undefined => {
  const leaving = readLeaving(SiteID)
  if (leaving === undefined || leaving.at === '') return undefined
  return leaving.UserID === '' || leaving.UserID === UserID ? leaving.at : undefined
}
