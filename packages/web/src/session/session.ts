import { useSite } from '../site/site.tsx'

export interface Session {
  SiteID: string
  UserID: string
  FirstName: string
  LastName: string
  Email: string
  isSignedIn: boolean
  /** A hand-off session of an operator, in which consenting, signing and sending are left to the user. */
  isHandOff: boolean
}

/** The user an operator helps: by name, else by address. */
export const helpedName = ({ FirstName, LastName, Email }: Session): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || Email

/** The user whom the server returned with the site. */
export const useSession = (): Session => {
  const { SiteID, User, HandOffEnds } = useSite()
  return {
    SiteID,
    UserID: User?.UserID ?? '',
    FirstName: User?.FirstName ?? '',
    LastName: User?.LastName ?? '',
    Email: User?.Email ?? '',
    isSignedIn: User !== null,
    isHandOff: User !== null && HandOffEnds !== '',
  }
}
