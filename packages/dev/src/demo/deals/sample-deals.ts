import { earlyDeals } from './early-deals.ts'
import { lateDeals } from './late-deals.ts'
import type { SampleDeal } from './sample-deal.ts'

/** Forty deals over all stages. Names, numbers and employers are made up. */
export const sampleDeals: readonly SampleDeal[] = [...earlyDeals, ...lateDeals]
