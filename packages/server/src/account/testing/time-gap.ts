type Kind = 'known' | 'unknown'

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * The difference, in milliseconds, between the median times of two kinds of call, alternating which comes first.
 * Chance moves medians on a busy machine, but a real difference shows every time: the smallest difference of a few
 * rounds counts.
 */
export const timeGap = async (
  call: (kind: Kind, pair: number) => Promise<unknown>,
  { goal, pairs }: { goal: number; pairs: number },
): Promise<number> => {
  let smallest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 8 && smallest >= goal; round += 1) {
    const times: Record<Kind, number[]> = { known: [], unknown: [] }
    for (let pair = 0; pair < pairs; pair += 1) {
      const order: Kind[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
      for (const kind of order) {
        const start = performance.now()
        await call(kind, round * pairs + pair)
        times[kind].push(performance.now() - start)
      }
    }
    smallest = Math.min(smallest, Math.abs(median(times.known) - median(times.unknown)))
  }
  return smallest
}
