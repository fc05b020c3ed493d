/** Maximum length of the personal note. */
export const noteLength = 300

/**
 * Limits: recipients per message; messages a day per application, per borrower, per contact in a site, per network,
 * and per site.
 */
export const mostRecipients = 5
export const mostInvitesADay = 10
export const mostInvitesOfUserADay = 20
export const mostInvitesToContactADay = 3
export const mostInvitesFromNetworkADay = 30
export const mostInvitesOfSiteADay = 500
/** Days a link is valid, and seconds between two messages of the same invitation. */
export const inviteDays = 14
export const resendSeconds = 60
