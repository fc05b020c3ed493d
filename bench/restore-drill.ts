import { runDrill } from '../e2e/support/restore-drill.ts'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'

/**
 * `npm run bench -- restore-drill`: a PostgreSQL whose log of changes is archived is lost, and restored from a base backup: the seconds until the
 * server is ready on it, and the seconds of saves that are lost. With the archive_timeout that docs/operations.md names.
 */
export const benchRestoreDrill = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const archiveTimeout = Number(process.env.DRILL_ARCHIVE_TIMEOUT ?? 60)
  const seconds = archiveTimeout * 2.5
  const { toMoment, toEnd } = await runDrill(binaries, { archiveTimeout, seconds })
  console.log(
    `\nRestored from a base backup and the archive, archive_timeout ${archiveTimeout} s, ${seconds} s of saves.\n`,
  )
  console.log({ 'to the moment before a mistake': toMoment, 'to the end of the archive': toEnd })
}
