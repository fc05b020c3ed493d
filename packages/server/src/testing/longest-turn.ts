/** The longest uninterrupted processor time of this thread in milliseconds, independent of other load on the machine. */
const longestTurnOf = async (work: () => Promise<unknown>): Promise<number> => {
  let before = process.threadCpuUsage()
  let longest = 0
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const tick = setInterval(measure, 1)
  await work()
  clearInterval(tick)
  measure()
  return longest
}

/**
 * The longest turn of this thread in milliseconds while it does the work, in the best of three tries: what the work itself
 * takes it takes each time, while garbage of before is collected during one of them. A try below `enough` is the last one.
 */
export const longestTurn = async (enough: number, work: () => Promise<unknown>): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && best >= enough; tries += 1) best = Math.min(best, await longestTurnOf(work))
  return best
}
