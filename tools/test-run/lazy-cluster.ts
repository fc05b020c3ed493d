import { findOrInstallBinaries } from './postgres-binaries.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'

const start = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) {
    if (process.env.CI !== 'true') return undefined
    throw new Error('CI must test on PostgreSQL too: install its server programs (Debian: apt-get install postgresql).')
  }
  const cluster = await startCluster(binaries)
  console.log(`A throwaway PostgreSQL ${cluster.version} is running for this test run.`)
  return cluster
}

/** One throwaway cluster per run, started by the first step that asks for it. */
export const lazyCluster = () => {
  let starting: Promise<Cluster | undefined> | undefined
  return {
    get: () => {
      starting ??= start()
      return starting
    },
    stop: async () => {
      // A cluster that failed to start was reported by the step that asked for it, and has cleaned up after itself.
      const cluster = await starting?.catch(() => undefined)
      await cluster?.stop()
    },
  }
}
