import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Of Linux, on every architecture that Node runs on. */
const ticksPerSecond = 100

interface Process {
  pid: number
  parent: number
  /** Processor seconds of its own, and of children that ended. */
  own: number
  ended: number
}

/** The fields after the name, which may have blanks: `man 5 proc`. */
const statOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

const sum = (fields: readonly (string | undefined)[]) =>
  fields.reduce((total, field) => total + Number(field ?? 0), 0) / ticksPerSecond

const allProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = statOf(`/proc/${name}/stat`)
        const parent = Number(fields[1])
        return [{ pid: Number(name), parent, own: sum(fields.slice(11, 13)), ended: sum(fields.slice(13, 15)) }]
      } catch {
        // One that ended meanwhile.
        return []
      }
    })

const descendants = (all: readonly Process[], root: number): Process[] =>
  all.filter(({ parent }) => parent === root).flatMap((one) => [one, ...descendants(all, one.pid)])

const isServer = ({ pid }: Process) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/server/src/main.ts')
  } catch {
    return false
  }
}

/** The first thread of a process, on which its JavaScript runs. */
const threadSeconds = ({ pid }: Process) => {
  try {
    return sum(statOf(`/proc/${pid}/task/${pid}/stat`).slice(11, 13))
  } catch {
    return 0
  }
}

const whole = ({ own, ended }: Process) => own + ended

/** Processor seconds of a process and all below it, those that ended included. */
export const secondsOfTree = (root: number): number => {
  const all = allProcesses()
  const tree = [...all.filter(({ pid }) => pid === root), ...descendants(all, root)]
  return tree.reduce((seconds, one) => seconds + whole(one), 0)
}

/** Processor seconds by the part of the installation, as they are now. */
export interface Used {
  at: number
  node: number
  /** Of the thread of each server's process that is busiest. */
  threads: Map<number, number>
  sandbox: number
  postgres: number
  generator: number
  /** This process, which receives the mail. */
  rest: number
  machine: number
  idle: number
  waitingForDisk: number
}

export interface Roots {
  server: number
  postgres: number
  generator: number
}

export const usedNow = ({ server, postgres, generator }: Roots): Used => {
  const all = allProcesses()
  const of = (root: number) => [...all.filter(({ pid }) => pid === root), ...descendants(all, root)]
  const servers = of(server).filter(isServer)
  const sandboxes = of(server).filter((one) => !servers.includes(one))
  const total = (some: readonly Process[], part: (one: Process) => number) =>
    some.reduce((seconds, one) => seconds + part(one), 0)
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [, user, nice, system, idle, disk, irq, softirq, steal] = line.split(/\s+/)
  return {
    at: performance.now() / 1000,
    node: total(servers, ({ own }) => own),
    threads: new Map(servers.map((one) => [one.pid, threadSeconds(one)])),
    // What ended was a sandbox: workers end with the run.
    sandbox: total(servers, ({ ended }) => ended) + total(sandboxes, whole),
    postgres: total(of(postgres), whole),
    generator: total(of(generator), whole),
    rest: total(
      all.filter(({ pid }) => pid === process.pid),
      ({ own }) => own,
    ),
    machine: sum([user, nice, system, irq, softirq, steal]),
    idle: sum([idle]),
    waitingForDisk: sum([disk]),
  }
}

const digits = (value: number) => Number(value.toFixed(2))

/** Processors in use between two moments: 1 is a whole one. */
export const usedBetween = (from: Used, to: Used) => {
  const seconds = to.at - from.at
  const per = (part: (used: Used) => number) => digits((part(to) - part(from)) / seconds)
  const threads = [...to.threads].map(([pid, now]) => (now - (from.threads.get(pid) ?? 0)) / seconds)
  const parts = {
    node: per(({ node }) => node),
    postgres: per(({ postgres }) => postgres),
    sandbox: per(({ sandbox }) => sandbox),
    generator: per(({ generator }) => generator),
    'mail server': per(({ rest }) => rest),
  }
  const machine = per((used) => used.machine)
  const free = per(({ idle, waitingForDisk }) => idle + waitingForDisk)
  return {
    parts: {
      ...parts,
      'other work of the machine': digits(machine - Object.values(parts).reduce((total, one) => total + one, 0)),
      idle: free,
    },
    /** Of one, the share of the busiest thread. */
    busiestThread: digits(Math.max(0, ...threads)),
    processors: digits(machine / (machine + free)),
    load: digits(loadavg()[0] ?? 0),
  }
}
