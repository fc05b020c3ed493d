import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { measureBucket } from './faults/bucket.ts'
import { measureDatabaseFaults, measureFailover } from './faults/database.ts'
import { measureFullDisk } from './faults/disk.ts'
import { killEmbedded, killServed } from './faults/kills.ts'
import { measureMailDown } from './faults/mail.ts'

/**
 * `npm run bench -- faults`: what fails, what a person sees meanwhile, and how long until it works again. FAULTS_PARTS chooses; FAULTS_KILLS and
 * FAULTS_CHANGES are the size of the kills on each database, which FAULTS_MINUTES ends earlier.
 */
export const benchFaults = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const { FAULTS_KILLS = '200', FAULTS_CHANGES = '100000', FAULTS_MINUTES = 'Infinity' } = process.env
  const aim = { kills: Number(FAULTS_KILLS), changes: Number(FAULTS_CHANGES), minutes: Number(FAULTS_MINUTES) }
  const parts: Record<string, () => Promise<object>> = {
    'kills-embedded': () => killEmbedded(aim),
    'kills-postgres': () => killServed(aim, binaries),
    database: () => measureDatabaseFaults(binaries),
    failover: () => measureFailover(binaries),
    disk: () => measureFullDisk(binaries),
    bucket: measureBucket,
    mail: measureMailDown,
  }
  const only = process.env.FAULTS_PARTS?.split(',') ?? Object.keys(parts)
  const unknown = only.filter((name) => parts[name] === undefined)
  if (unknown.length > 0) throw new Error(`no part ${unknown.join()}; there are: ${Object.keys(parts).join(', ')}`)
  for (const name of only) {
    console.log(`\n${name}\n`)
    console.log(await parts[name]?.())
  }
}
