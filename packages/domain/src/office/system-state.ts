/** What the installation needs to work, as the owners of a brokerage see it. */
export const systemParts = ['database', 'mail', 'files', 'scanner', 'jobs', 'backup'] as const
export type SystemPart = (typeof systemParts)[number]

/** `none`: there is none; `embedded`: a power cut may cost what was saved last. */
export const systemStates = ['good', 'waits', 'givenUp', 'full', 'away', 'old', 'embedded', 'none'] as const
export type SystemState = (typeof systemStates)[number]

/** Seconds for which work may be due before it counts as waiting. */
export const longestWait = 600
/** Less of the disk than this, and uploads are refused. */
export const leastFreeShare = 0.1
/** A backup is made every night. */
export const oldestBackup = 26 * 60 * 60
/** Days for which a job that was given up is named. */
export const givenUpDays = 7

export interface Measured {
  isEmbedded: boolean
  /** Without it mails stay in the outbox. */
  sendsMail: boolean
  /** Whether the scanner replies; undefined without one. */
  scannerIsUp: boolean | undefined
  /** Of the disk or the bucket's folder of arrivals; undefined where the store does not reply. */
  freeShare: number | undefined
  queues: readonly { queue: string; jobs: number; oldestSeconds: number }[]
  givenUp: number
  /** Since the newest; undefined where none is made, null before the first. */
  backupSeconds: number | null | undefined
}

interface Stated {
  Part: SystemPart
  State: SystemState
  /** Mails and jobs that wait, jobs that were given up, per cent of the disk that are free. */
  Count: number
  /** Since the oldest was due, or since the last backup; 0 without. */
  Seconds: number
}

const isMail = (queue: string) => queue.startsWith('send-mail')

export const stateOfSystem = (measured: Measured): Stated[] => {
  const { freeShare, backupSeconds, givenUp, queues, scannerIsUp } = measured
  const waitingIn = (isOne: (queue: string) => boolean) => {
    const some = queues.filter(({ queue }) => isOne(queue))
    const Count = some.reduce((sum, { jobs }) => sum + jobs, 0)
    const Seconds = Math.round(Math.max(0, ...some.map(({ oldestSeconds }) => oldestSeconds)))
    return { Count, Seconds, State: Seconds > longestWait ? ('waits' as const) : ('good' as const) }
  }
  const quiet = { Count: 0, Seconds: 0 }
  const files = (): SystemState => {
    if (freeShare === undefined) return 'away'
    return freeShare < leastFreeShare ? 'full' : 'good'
  }
  const scanner = (): SystemState => {
    if (scannerIsUp === undefined) return 'none'
    return scannerIsUp ? 'good' : 'away'
  }
  const backup = (): SystemState => {
    if (backupSeconds === undefined) return 'none'
    return backupSeconds === null || backupSeconds > oldestBackup ? 'old' : 'good'
  }
  const jobs = waitingIn((queue) => !isMail(queue))
  return [
    { Part: 'database', State: measured.isEmbedded ? 'embedded' : 'good', ...quiet },
    { Part: 'mail', ...(measured.sendsMail ? waitingIn(isMail) : { State: 'none', ...quiet }) },
    { Part: 'files', State: files(), Count: Math.round((freeShare ?? 0) * 100), Seconds: 0 },
    { Part: 'scanner', State: scanner(), ...quiet },
    { Part: 'jobs', ...(givenUp > 0 ? { State: 'givenUp' as const, Count: givenUp, Seconds: 0 } : jobs) },
    { Part: 'backup', State: backup(), Count: 0, Seconds: Math.round(backupSeconds ?? 0) },
  ]
}
