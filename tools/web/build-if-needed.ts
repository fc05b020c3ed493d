import { buildWebIfNeeded } from './build.ts'

process.exitCode = (await buildWebIfNeeded('pages')) ? 0 : 1
