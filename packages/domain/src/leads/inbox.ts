/** Which leads the inbox lists. */
export const leadViews = ['unclaimed', 'mine', 'all'] as const
export type LeadView = (typeof leadViews)[number]

/** Leads of one page: each has to be decrypted. */
export const leadsPage = 25
/** The longest period of the filter: leads are deleted after two years. */
export const mostDays = 730
/** Counted no further. */
export const mostLeadsCounted = 1000
