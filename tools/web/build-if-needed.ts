import { buildWebIfNeeded } from './build.ts'
import { buildSandboxIfNeeded } from './build-sandbox.ts'

const built = await Promise.all([buildWebIfNeeded('pages'), buildSandboxIfNeeded()])
process.exitCode = built.every(Boolean) ? 0 : 1
