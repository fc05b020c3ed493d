import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { declaredOf } from './declared.ts'
import type { Kind } from './record.ts'
import { coveredIn, describeMisplaced, describeReport, misplacedIn, reportKind } from './report.ts'

const kinds: readonly Kind[] = ['call', 'office-call', 'error-key', 'field-error', 'page-error', 'screen', 'text']

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
const misplaced = misplacedIn(covered)
if (misplaced.length > 0) console.log(describeMisplaced(misplaced))
process.exitCode = misplaced.length === 0 && reports.every(({ ok }) => ok) ? 0 : 1
