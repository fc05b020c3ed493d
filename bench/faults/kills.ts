import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setUpAsInRecipe } from '@foyer/server/testing/recipe-database.ts'
import { apiClient } from '../../e2e/support/api.ts'
import { startMailServer } from '../../e2e/support/mail-server.ts'
import { newDataDir, type ServerProcess, startServer } from '../../e2e/support/server-process.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import { createPostgres } from '../../tools/test-run/postgres-server.ts'
import { median } from '../quantile.ts'
import { noCounts, refusedText, startBorrower } from './borrower.ts'
import { seconds } from './figures.ts'

const borrowers = 10
/** Of the kills on PostgreSQL one in so many is one of its own. */
const killsPerDatabaseKill = 4

export interface KillsAim {
  kills: number
  changes: number
  /** Ends earlier with what there is. */
  minutes: number
}

/** Random on purpose: a kill comes at an arbitrary moment after the first save that was acknowledged again. */
const sometime = (most: number) => new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * most))

const deferred = () => {
  let resolve = () => {}
  const promise = new Promise<void>((free) => {
    resolve = free
  })
  return { promise, resolve }
}

interface Killed {
  database: string
  start(): Promise<ServerProcess>
  /** Kills the database, and starts it again. */
  killDatabase?: () => Promise<void>
}

/** Kills until there are enough of both, then reads everything back. Throws where one acknowledged save is lost or done twice. */
const killUntil = async (
  aim: KillsAim,
  mail: Awaited<ReturnType<typeof startMailServer>>,
  { database, start, killDatabase }: Killed,
) => {
  let server = await start()
  try {
    const { url } = server
    const counts = noCounts()
    let next = deferred()
    const onAcknowledged = () => next.resolve()
    const all = await Promise.all(
      Array.from({ length: borrowers }, (_, at) =>
        startBorrower(mail, url, `killed-${at}@borrower.example`, counts, onAcknowledged),
      ),
    )
    const failed = Promise.race(all.map(({ saving }) => saving.then(() => new Promise<never>(() => {}))))
    const acknowledgedAgain = async () => {
      next = deferred()
      await Promise.race([next.promise, failed])
    }
    const away: Record<'server' | 'database', number[]> = { server: [], database: [] }
    const begun = performance.now()
    let kills = 0
    const perKill = aim.changes / aim.kills
    const isOver = () => performance.now() - begun > aim.minutes * 60_000
    while (!isOver() && (kills < aim.kills || counts.acknowledged < aim.changes)) {
      await acknowledgedAgain()
      // At random, and so that the changes are spread over the kills.
      const wanted = Math.min(aim.changes, (kills + 1) * perKill)
      while (counts.acknowledged < wanted) await Promise.race([sometime(200), failed])
      await Promise.race([sometime(400), failed])
      kills += 1
      const at = performance.now()
      const ofDatabase = killDatabase !== undefined && kills % killsPerDatabaseKill === 0
      if (ofDatabase) await killDatabase()
      else {
        await server.kill()
        server = await start()
      }
      await acknowledgedAgain()
      away[ofDatabase ? 'database' : 'server'].push(performance.now() - at)
      if (kills % 20 === 0) console.log(`${database}: ${kills} kills, ${counts.acknowledged} acknowledged changes`)
    }
    await Promise.all(all.map((one) => one.stop()))
    const audit = await apiClient().call(url, '/broker-api/VerifyAudit', {})
    await server.stop()
    return {
      database,
      kills,
      'of the database': away.database.length,
      acknowledged: counts.acknowledged,
      'lost or twice': 0,
      'under way, done': counts.done,
      'under way, undone': counts.undone,
      'away s, median': seconds(median(away.server)),
      'away s, most': seconds(Math.max(...away.server)),
      ...(away.database.length > 0 && {
        'database away s, median': seconds(median(away.database)),
        'database away s, most': seconds(Math.max(...away.database)),
      }),
      'audit chains': audit.Intact === 1 ? 'intact' : 'broken',
      minutes: Math.round((performance.now() - begun) / 60_000),
      refused: refusedText(counts),
    }
  } finally {
    await server.kill()
  }
}

export const killEmbedded = async (aim: KillsAim) => {
  const mail = await startMailServer()
  const dataDir = newDataDir()
  const port = await freePort()
  try {
    return await killUntil(aim, mail, {
      database: 'embedded',
      start: () => startServer({ smtpUrl: mail.url, dataDir, port }),
    })
  } finally {
    await mail.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The cluster is durable: a commit returns once the disk has it. */
export const killServed = async (aim: KillsAim, binaries: string) => {
  const mail = await startMailServer()
  const postgres = await createPostgres(binaries, { parent: tmpdir() })
  const dataDir = newDataDir({ embedded: false })
  const port = await freePort()
  try {
    await postgres.start()
    const { logins } = await setUpAsInRecipe(postgres.url)
    const environment = { SECRET_KEY: randomBytes(32).toString('base64') }
    return await killUntil(aim, mail, {
      database: `PostgreSQL ${postgres.version()}`,
      start: () =>
        startServer({
          smtpUrl: mail.url,
          dataDir,
          port,
          logins: logins as Required<typeof logins> & { ownerUrl: string },
          environment,
        }),
      async killDatabase() {
        await postgres.kill()
        await postgres.start()
      },
    })
  } finally {
    await postgres.stop()
    postgres.remove()
    await mail.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
