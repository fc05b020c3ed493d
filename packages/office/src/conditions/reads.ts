/** The reads that a change of a condition makes old; the deal has their number. */
export const conditionReads = [
  '/console-api/ListConditions' as const,
  '/console-api/ListOpenConditions' as const,
  '/console-api/LoadDeal' as const,
]
