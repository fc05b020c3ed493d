import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { measureBorrowers, measureFrequentJobs, measureNightlyJobs, measureOffice } from './scale/measure.ts'
import { openInstallation } from './scale/open.ts'

/**
 * `npm run bench -- scale`: an installation of a thousand applications and one of many (SCALE_APPLICATIONS, a million by default, of
 * SCALE_BROKERAGES), in turns. SCALE_URL: the superuser of a cluster in which filled databases stay; without it a cluster is made
 * for the run.
 */
export const benchScale = async () => {
  const given = process.env.SCALE_URL
  const binaries = given === undefined ? await findOrInstallBinaries() : undefined
  if (given === undefined && !binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const cluster = binaries === undefined ? undefined : await startCluster(binaries, { isDurable: true })
  const url = given ?? cluster?.url ?? ''
  const applications = Number(process.env.SCALE_APPLICATIONS ?? 1_000_000)
  const brokerages = Number(process.env.SCALE_BROKERAGES ?? 1000)
  try {
    const small = await openInstallation(url, { applications: 1000, brokerages: 2 })
    const large = await openInstallation(url, { applications, brokerages })
    const pair = { small, large }
    const title = `, milliseconds at ${small.applications} and at ${large.applications} applications, in turns.`
    const parts = {
      borrowers: ['Calls of borrowers on applications drawn at random', () => measureBorrowers(pair, 300)],
      office: ['Calls of staff of a brokerage with about 480 deals', () => measureOffice(pair, 60)],
      jobs: ['Jobs of every minute or hour', () => measureFrequentJobs(pair, 15)],
      nightly: ['Jobs of every night', () => measureNightlyJobs(pair)],
    } as const
    const only = process.env.SCALE_PARTS?.split(',') ?? Object.keys(parts)
    for (const [name, [what, measure]] of Object.entries(parts)) {
      if (!only.includes(name)) continue
      const rows = await measure()
      console.log(`\n${what}${title}\n`)
      console.table(rows)
    }
    await small.foyer.stop()
    await large.foyer.stop()
  } finally {
    await cluster?.stop()
  }
}
