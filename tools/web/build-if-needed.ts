import { buildWebIfNeeded } from './build.ts'

process.exitCode = (await buildWebIfNeeded()) ? 0 : 1
