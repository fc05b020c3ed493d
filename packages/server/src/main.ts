import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { exitCodes } from './kit/fatal-errors.ts'
import { runWorkers, workerSlot } from './workers.ts'

/** The only file that reads the environment. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (config.workers > 1 && cluster.isPrimary) return runWorkers({ count: config.workers })
  // Not loaded by the process that only starts others.
  const { isConfiguration, serve } = await import('./serve.ts')
  await serve(config, Number(process.env[workerSlot] ?? 1)).catch((error: unknown) => {
    throw isConfiguration(error) ? new ConfigError(error.message) : error
  })
}

start().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError
  console.error(isExpected ? error.message : error)
  process.exit(isExpected ? exitCodes.configuration : exitCodes.crash)
})
