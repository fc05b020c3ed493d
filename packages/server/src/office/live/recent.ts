import type { ChangedDeal } from '../../kit/live.ts'

/** A change as on the wire. */
export const changeReply = ({ kind: Kind, siteId: SiteID, applicationId, leadId }: ChangedDeal) => ({
  ...{ Kind, SiteID, MortgageApplicationID: applicationId },
  ...(leadId !== 0 && { LeadID: leadId }),
})

/** The deal or lead of a change. */
export const placeOf = ({ siteId, applicationId, leadId }: Pick<ChangedDeal, 'siteId' | 'applicationId' | 'leadId'>) =>
  `${siteId} ${applicationId} ${leadId}`

const keptMinutes = 10
const mostKept = 5000
/** Clocks of servers differ a little, and a message between them takes a while: a change is better listed twice than never. */
const overlapMilliseconds = 1000

/** The changes of the last minutes, for pages that ask instead of listening. */
export const recentChanges = (start: Date) => {
  let kept: { at: number; change: ChangedDeal }[] = []
  /** Everything since then is known. */
  let from = start.getTime()
  return {
    add(changes: readonly ChangedDeal[], now: Date) {
      const oldest = now.getTime() - keptMinutes * 60_000
      kept.push(...changes.map((change) => ({ at: now.getTime(), change })))
      const keeps = kept.filter(({ at }) => at > oldest).slice(-mostKept)
      if (keeps.length < kept.length) from = Math.max(from, kept.at(-keeps.length - 1)?.at ?? now.getTime())
      kept = keeps
    },
    /** Changes may have been missed before now. */
    lose(now: Date) {
      from = now.getTime()
    },
    since(brokerageId: string, since: Date, by: string): ChangedDeal[] | undefined {
      if (Number.isNaN(since.getTime()) || since.getTime() < from) return undefined
      const after = since.getTime() - overlapMilliseconds
      return kept
        .filter(({ at, change }) => at > after && change.brokerageId === brokerageId && change.by !== by)
        .map(({ change }) => change)
    },
  }
}
