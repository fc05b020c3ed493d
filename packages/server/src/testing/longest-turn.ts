/**
 * The longest uninterrupted processor time of this thread in milliseconds, independent of other load on the machine.
 */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
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
