import { print } from '../kit/output.ts'
import { findOrInstallBinaries } from './postgres-binaries.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'

const start = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) {
    if (process.env.CI !== 'true') return undefined
    throw new Error('CI must test on PostgreSQL too: install its server programs (Debian: apt-get install postgresql).')
  }
  const cluster = await startCluster(binaries)
  print(`A throwaway PostgreSQL ${cluster.version} is running for this test run.`)
  return cluster
}

/** One temporary cluster per run, started by the first step that needs it. */
export const lazyCluster = () => {
  let starting: Promise<Cluster | undefined> | undefined
  return {
    get: () => {
      starting ??= start()
      return starting
    },
    stop: async () => {
      // The step that requested a cluster that failed to start has reported it and cleaned up.
      const cluster = await starting?.catch(() => undefined)
      await cluster?.stop()
    },
  }
}
