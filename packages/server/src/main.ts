import cluster from 'node:cluster'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { exitCodes } from './kit/fatal-errors.ts'
import { runWorkers } from './workers.ts'

/** The only file that reads the environment. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (config.workers > 1 && cluster.isPrimary) {
    await serveMetricsOfAll(config)
    return runWorkers({ count: config.workers })
  }
  // Not loaded by the process that only starts others.
  const { isConfiguration, serve } = await import('./serve.ts')
  await serve(config).catch((error: unknown) => {
    throw isConfiguration(error) ? new ConfigError(error.message) : error
  })
}

const serveMetricsOfAll = async ({ metrics }: Config) => {
  if (!metrics) return
  const { AggregatorRegistry } = await import('prom-client')
  const { openMetrics } = await import('./kit/serve-metrics.ts')
  const all = new AggregatorRegistry()
  await openMetrics(metrics, () => all.clusterMetrics())
}

start().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError
  console.error(isExpected ? error.message : error)
  process.exit(isExpected ? exitCodes.configuration : exitCodes.crash)
})
