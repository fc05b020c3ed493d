import type { StepId } from '../flow.ts'

/** Where an application can stop, in the order of the flow: the steps that save something. */
export const reportSteps = [
  'start',
  'identification',
  'address',
  'income',
  'property',
  'asset',
  'liability',
  'mortgage',
  'request',
  'bankStatement',
  'summary',
] as const satisfies readonly StepId[]
export type ReportStep = (typeof reportSteps)[number]

/** What clients wait for: the first look at what they sent, a decision on a document, a reply, and someone who takes a lead. */
export const responseKinds = ['application', 'document', 'message', 'lead'] as const
export type ResponseKind = (typeof responseKinds)[number]

/** The periods that a report can cover, in days up to yesterday. */
export const reportPeriods = [30, 90, 365] as const

/** The most error keys that a report lists. */
export const mostReportErrors = 30

/**
 * Ends of the buckets in which durations are counted, in seconds; a longer one is in a bucket after the last. They are stored by
 * their place, so a change of this list counts new days in other buckets than old ones.
 */
export const bucketEnds = [
  15, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200, 10_800, 14_400, 21_600,
  28_800, 43_200, 57_600, 86_400, 129_600, 172_800, 259_200, 345_600, 604_800, 1_209_600,
] as const

/** How many durations each bucket has, by its place. */
export type Buckets = ReadonlyMap<number, number>

export const countOf = (buckets: Buckets): number => [...buckets.values()].reduce((sum, count) => sum + count, 0)

/**
 * The median in seconds, as if the durations of a bucket were spread evenly over it; 0 of none. Of those after the last bucket only
 * its end is known.
 */
export const medianSeconds = (buckets: Buckets): number => {
  const half = countOf(buckets) / 2
  let before = 0
  for (const [place, end] of bucketEnds.entries()) {
    const count = buckets.get(place) ?? 0
    if (count > 0 && before + count >= half) {
      const begin = bucketEnds[place - 1] ?? 0
      return begin + ((end - begin) * (half - before)) / count
    }
    before += count
  }
  return half === 0 ? 0 : (bucketEnds.at(-1) ?? 0)
}

/** How many durations are at most `seconds`, which is the end of a bucket. */
export const countWithin = (buckets: Buckets, seconds: (typeof bucketEnds)[number]): number =>
  [...buckets].reduce(
    (sum, [place, count]) => sum + ((bucketEnds[place] ?? Number.POSITIVE_INFINITY) <= seconds ? count : 0),
    0,
  )
