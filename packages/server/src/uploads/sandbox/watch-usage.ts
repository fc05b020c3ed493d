import { readFileSync } from 'node:fs'

const everyMilliseconds = 50
/** The unit of processor time in /proc, the same on every architecture of Node. */
const millisecondsOfTick = 10

export interface Usage {
  cpuMilliseconds: number
  bytes: number
}

/** Waits for no disk: read by other threads, these files took more processor time than the sealing of a photo. */
const textOf = (pid: number | string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** Of a process and its children. A missing file counts as zero: the process has ended, or this is not Linux. */
const usageOf = (pid: number | string): Usage => {
  const stat = textOf(pid, 'stat')
  // The program name, in brackets, may contain spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  const kilobytes = Number(/^VmRSS:\s*(\d+)/m.exec(textOf(pid, 'status'))?.[1] ?? 0)
  const usages = (textOf(pid, `task/${pid}/children`).match(/\d+/g) ?? []).map(usageOf)
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
  const watch = setInterval(() => {
    const { cpuMilliseconds, bytes } = usageOf(pid)
    if (cpuMilliseconds > most.cpuMilliseconds || bytes > most.bytes) stop()
  }, everyMilliseconds)
  return () => clearInterval(watch)
}
