/** The reads that a decision makes old. */
export const retentionReads = [
  '/console-api/LoadKeeping',
  '/console-api/ListErasures',
  '/console-api/CountErasures',
  '/console-api/ListHolds',
  '/console-api/ListKeptDeals',
  '/console-api/ListPipeline',
  '/console-api/ListActivity',
  '/console-api/ListSignings',
] as const

export interface News {
  kind: 'success' | 'warning'
  words: string
}
export type Announce = (news: News) => void
