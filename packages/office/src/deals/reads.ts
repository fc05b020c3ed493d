/** The reads that a change of a deal makes old. */
export const dealReads = [
  '/console-api/LoadDeal' as const,
  '/console-api/ListPipeline' as const,
  '/console-api/BoardDeals' as const,
  '/console-api/CountPipeline' as const,
]
