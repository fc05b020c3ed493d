/** The reads of lists that a change of a lead makes old. */
export const listReads = ['/console-api/ListLeadInbox' as const, '/console-api/CountLeads' as const]

/** All reads that a change of a lead makes old. */
export const leadReads = [...listReads, '/console-api/LoadLead' as const]
