import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { declaredOf } from './declared.ts'
import type { Kind } from './record.ts'
import { coveredIn, describeReport, reportKind } from './report.ts'

const kinds: readonly Kind[] = ['call', 'error-key', 'screen', 'text']

const readLines = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter(Boolean)

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: main.ts FOLDER, the folder that COMPLETENESS_DIR named while the tests ran')
const covered = coveredIn(readLines(folder))
const reports = await Promise.all(
  kinds.map(async (kind) => reportKind(kind, await declaredOf(kind), covered.get(kind) ?? new Set())),
)
console.log(reports.map(describeReport).join('\n'))
process.exitCode = reports.every(({ ok }) => ok) ? 0 : 1
