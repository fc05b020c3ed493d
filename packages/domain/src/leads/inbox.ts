/** Which leads the inbox lists. */
export const leadViews = ['unclaimed', 'mine', 'all'] as const
export type LeadView = (typeof leadViews)[number]

/** Leads of one page: each has to be decrypted. */
export const leadsPage = 25
/** The longest period of the filter: leads are deleted after two years. */
export const mostDays = 730
/** Counted no further. */
export const mostLeadsCounted = 1000

/** Days that the link of an invitation from a lead works. */
export const leadInviteDays = 30
/** Invitations to one address a day, and of one brokerage an hour. */
export const mostLeadInvitesADay = 3
export const mostLeadInvitesAnHour = 100
