import { officeStatusCalls } from '@foyer/contract/maintenance/office-calls.ts'
import { givenUpDays, stateOfSystem } from '@foyer/domain/office/system-state.ts'
import { type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import { inTime } from '../kit/metrics.ts'
import type { Services } from '../kit/services.ts'

type Needs = Pick<Services, 'backups' | 'database' | 'fileStore' | 'jobs' | 'mail' | 'scanner'>

/** A name that no file has: a store that is there replies that it has none. */
const noFile = '0'.repeat(32)

/** Undefined where the store does not reply. */
const freeShareOf = async (fileStore: Needs['fileStore']): Promise<number | undefined> => {
  const ask = async () => {
    await fileStore.stat(noFile)
    return fileStore.freeShare()
  }
  return inTime(ask()).catch(() => undefined)
}

const backupSecondsOf = async ({ backups }: Needs, now: Date): Promise<number | null | undefined> => {
  if (backups === undefined) return undefined
  const [newest] = await inTime(backups.place.list()).catch(() => [])
  return newest === undefined ? null : (now.getTime() - newest.at.getTime()) / 1000
}

/** What the metrics of the server show as well, in words for those who run a brokerage. */
export const statusHandlers = (needs: Needs): ImplementedCall[] =>
  implementCalls(officeStatusCalls, {
    loadStatus: {
      async free({ now }) {
        const { database, fileStore, jobs, mail, scanner } = needs
        const [freeShare, backupSeconds, scannerIsUp, queues, givenUp] = await Promise.all([
          freeShareOf(fileStore),
          backupSecondsOf(needs, now),
          scanner.isUp(),
          jobs.waiting(),
          jobs.givenUp(givenUpDays),
        ])
        const isEmbedded = database.kind === 'pglite'
        const measured = { isEmbedded, sendsMail: !mail.keeps, scannerIsUp, freeShare, backupSeconds }
        const givenUpJobs = givenUp.reduce((sum, { jobs: count }) => sum + count, 0)
        return { Parts: stateOfSystem({ ...measured, queues, givenUp: givenUpJobs }) }
      },
    },
  })
