/** Letters of what a person writes themself, around which the mail and the text message stand. */
export const subjectLength = 150
export const bodyLength = 2000
export const textLength = 300

/** People invited with one message; messages of one application and of one borrower in a day. */
export const mostRecipients = 5
export const mostInvitesADay = 10
export const mostInvitesOfUserADay = 30
/** Days a link opens, and seconds between two of the same invitation. */
export const inviteDays = 14
export const resendSeconds = 60
