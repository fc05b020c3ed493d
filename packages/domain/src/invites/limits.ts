/** Characters of the personal note that goes with an invitation. */
export const noteLength = 300

/**
 * People invited with one message; messages in a day: of one application, of one borrower, to one address or number whoever of
 * the site invites it, out of one network, and of a whole site.
 */
export const mostRecipients = 5
export const mostInvitesADay = 10
export const mostInvitesOfUserADay = 20
export const mostInvitesToContactADay = 3
export const mostInvitesFromNetworkADay = 30
export const mostInvitesOfSiteADay = 500
/** Days a link opens, and seconds between two of the same invitation. */
export const inviteDays = 14
export const resendSeconds = 60
