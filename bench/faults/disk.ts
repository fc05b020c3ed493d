import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setUpAsInRecipe } from '@foyer/server/testing/recipe-database.ts'
import { startMailServer } from '../../e2e/support/mail-server.ts'
import { newDataDir, type ServerOptions, startServer } from '../../e2e/support/server-process.ts'
import { createPostgres } from '../../tools/test-run/postgres-server.ts'
import { type Fault, measureFault, pause, startCrowd } from './database.ts'

/** A disk of its own in memory, which root may mount. */
const mountSmall = (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-small-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Leaves no byte. */
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (const size of [1024 * 1024, 4096])
          for (;;) {
            const written = writeSync(file, Buffer.alloc(size, 1))
            if (written < size) break
          }
      } catch {
        // It is full.
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Disk = ReturnType<typeof mountSmall>

const full = (of: string, disk: Disk): Fault[] => [
  {
    what: `the disk of ${of} is full for 20 s`,
    async run() {
      disk.fill()
      await pause(20_000)
      disk.empty()
    },
  },
]

const measureOn = async (of: string, disk: Disk, options: Omit<ServerOptions, 'smtpUrl'>) => {
  const mail = await startMailServer()
  const server = await startServer({ smtpUrl: mail.url, ...options })
  try {
    const crowd = await startCrowd(server, mail)
    const rows = []
    for (const fault of full(of, disk)) rows.push(await measureFault(fault, crowd, server, mail))
    await crowd.stop()
    return rows
  } finally {
    await server.kill()
    await mail.stop()
  }
}

/** The database's own files, on each kind of database. */
export const measureFullDisk = async (binaries: string) => {
  const rows: object[] = []
  const served = mountSmall(400)
  try {
    const postgres = await createPostgres(binaries, {
      parent: served.folder,
      settings: { max_wal_size: '64MB', min_wal_size: '32MB' },
    })
    const dataDir = newDataDir({ embedded: false })
    try {
      await postgres.start()
      const { logins } = await setUpAsInRecipe(postgres.url)
      const environment = { SECRET_KEY: randomBytes(32).toString('base64') }
      rows.push(
        ...(await measureOn('PostgreSQL', served, {
          dataDir,
          logins: { ...logins, ownerUrl: logins.ownerUrl ?? logins.url },
          environment,
        })),
      )
    } finally {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  } finally {
    served.remove()
  }
  const embedded = mountSmall(400)
  try {
    rows.push(...(await measureOn('the embedded database', embedded, { dataDir: join(embedded.folder, 'data') })))
  } finally {
    embedded.remove()
  }
  return rows
}
