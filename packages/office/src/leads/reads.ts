/** The reads that a change of a lead makes old. */
export const leadReads = [
  '/console-api/ListLeadInbox' as const,
  '/console-api/LoadLead' as const,
  '/console-api/CountLeads' as const,
]
