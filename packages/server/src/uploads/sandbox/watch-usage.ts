import { readFile } from 'node:fs/promises'

const everyMilliseconds = 50
/** The unit of processor time in /proc, the same on every architecture of Node. */
const millisecondsOfTick = 10

export interface Usage {
  cpuMilliseconds: number
  bytes: number
}

/** Of a process and its children. A missing file counts as zero: the process has ended, or this is not Linux. */
const usageOf = async (pid: number | string): Promise<Usage> => {
  const [stat = '', status = '', children = ''] = await Promise.all(
    ['stat', 'status', `task/${pid}/children`].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  // The program name, in brackets, may contain spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  const kilobytes = Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0)
  const usages = await Promise.all((children.match(/\d+/g) ?? []).map(usageOf))
  return {
    cpuMilliseconds: usages.reduce((sum, usage) => sum + usage.cpuMilliseconds, (user + system) * millisecondsOfTick),
    bytes: usages.reduce((sum, usage) => sum + usage.bytes, kilobytes * 1024),
  }
}

/**
 * Calls `stop` when a process exceeds `most`. It is watched from outside, because the process may be compromised.
 * Returns a function that ends the watch.
 */
export const watchUsage = (pid: number, most: Usage, stop: () => void): (() => void) => {
  const watch = setInterval(async () => {
    const { cpuMilliseconds, bytes } = await usageOf(pid)
    if (cpuMilliseconds > most.cpuMilliseconds || bytes > most.bytes) stop()
  }, everyMilliseconds)
  return () => clearInterval(watch)
}
