import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { backupsLocal } from '@foyer/server/adapters/backups-local.ts'
import { makeBackup, restoreBackup } from '@foyer/server/backup/index.ts'
import { openPostgres } from '@foyer/server/db/open-database.ts'
import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { fillHistories } from '@foyer/server/testing/histories.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { allowLogin, loginsTo } from '@foyer/server/testing/test-database.ts'
import pg from 'pg'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'

/**
 * `npm run bench -- backups`: a backup and its restore on PostgreSQL beside pg_dump and pg_restore of the same rows, which read no
 * file again, seal nothing and need a superuser. Applications of two people with everything, about 40 rows each.
 */
const applications = 20_000

/** The rows of one application again, with other numbers. */
const clone = (table: string, ids: readonly string[]) => `
  insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${ids
    .map((id) => `'${id}', t.${id} + n`)
    .join(', ')}))).* from ${table} t, generate_series(1, ${applications - 1}) n;`

const clones = [
  clone('applications', ['application_id', 'main_applicant_id', 'current_applicant_id']),
  clone('applicants', ['applicant_id', 'application_id']),
  clone('records', ['record_id', 'application_id', 'applicant_id']),
]

const timed = async <T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> => {
  const began = performance.now()
  const result = await work()
  return { seconds: Number(((performance.now() - began) / 1000).toFixed(1)), result }
}

const run = promisify(execFile)

export const benchBackups = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const cluster = await startCluster(binaries, { isDurable: true })
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-backups-'))
  const admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
  await allowLogin(admin)
  for (const name of ['source', 'restored', 'bare']) await admin.query(`create database ${name}`)
  const source = loginsTo(cluster.url, 'source')
  const foyer = await startTestFoyer({ database: await openPostgres(source), quiet: true })
  const target = await openPostgres(loginsTo(cluster.url, 'restored'))
  try {
    await makeSite(foyer, 'bench')
    const made = await makeApplication(await makeBorrower(foyer, 'bench'))
    await fillHistories(foyer, 'bench', made.applicationId, made.mainApplicantId)
    const { database, fileStore, keys } = foyer.services
    const secretKeys = [foyer.secretKey] as const
    await database.asOwner(async (query) => {
      await query(`begin; set local session_replication_role = replica; ${clones.join('\n')} commit; analyze`)
    })
    const dump = path.join(folder, 'bare.dump')
    const connect = (name: string) => ['-d', String(loginsTo(cluster.url, name).ownerUrl)]
    const program = (name: string, args: string[]) => timed(() => run(name, args))
    const bare = await program('pg_dump', ['-Fc', '-f', dump, ...connect('source')])
    const place = backupsLocal(path.join(folder, 'backups'), keys.files)
    const own = await timed(() => makeBackup(foyer.services, place, 30))
    const bareRestore = await program('pg_restore', ['-j', '1', ...connect('bare'), dump])
    const ownRestore = await timed(() =>
      restoreBackup({ database: target, fileStore, secretKeys }, place, own.result.name),
    )
    const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1))
    console.log(`Backup of ${applications} applications, ${own.result.rows} rows`)
    console.table({
      'pg_dump, pg_restore': {
        backup: bare.seconds,
        restore: bareRestore.seconds,
        MB: megabytes(statSync(dump).size),
      },
      Foyer: { backup: own.seconds, restore: ownRestore.seconds, MB: megabytes(own.result.size) },
    })
  } finally {
    await target.close()
    await foyer.stop()
    await admin.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
