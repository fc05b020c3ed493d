import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
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
    await small.foyer.stop()
    await large.foyer.stop()
  } finally {
    await cluster?.stop()
  }
}
