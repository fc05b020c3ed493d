import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { measureFind } from './addresses/measure-find.ts'

/**
 * `npm run bench -- addresses`: address searches on a separate PostgreSQL with generated addresses. Targets over a
 * million addresses: 20 ms median, 60 ms p99, and hardly slower than over a tenth of them.
 */
const counts = [100_000, 1_000_000]
const samples = 100

export const benchAddresses = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  for (const count of counts) {
    const cluster = await startCluster(binaries)
    try {
      const { kinds, all, bare, ...about } = await measureFind(cluster.url, count, samples)
      console.log(
        `\n${about.count} addresses on ${about.streets} streets, ${about.size}; ${about.perSecond} imported a second.`,
      )
      console.log(`Searches that found nothing although there is something: ${about.unfound}`)
      console.table({ 'bare: select 1, in turns': bare, 'all searches': all, ...kinds })
    } finally {
      await cluster.stop()
    }
  }
}
