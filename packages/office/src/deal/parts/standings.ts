import type { Tone } from '@foyer/ui/feedback/badge.tsx'

interface Standing {
  tone: Tone
  key: 'ratios.within' | 'ratios.above' | 'ratios.unknown'
}

/** How a ratio compares with its limit, by the WithinFl of a worksheet. */
export const standings: Readonly<Record<number, Standing>> = {
  1: { tone: 'good', key: 'ratios.within' },
  0: { tone: 'bad', key: 'ratios.above' },
  [-1]: { tone: 'quiet', key: 'ratios.unknown' },
}
