import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

export type Kind = 'call' | 'office-call' | 'error-key' | 'field-error' | 'page-error' | 'screen' | 'text'

/** What can be recorded: a declared kind, or a key that the server refused at a question. */
export type Noted = Kind | 'field-refusal'

const written = new Set<string>()

/**
 * Records that a test covered a declared item, for the report at the end of `npm test`. Without COMPLETENESS_DIR (a
 * single test) it does nothing. Names: a call's path, of an office call the path by which a page of the office made it, an error key (returned, seen at a field, or seen on a page), a
 * screen's id, `en|namespace:dotted.key` of a text.
 */
export const recordCovered = (kind: Noted, name: string) => {
  const folder = process.env.COMPLETENESS_DIR
  const line = `${kind}\t${name}\n`
  if (!folder || written.has(line)) return
  written.add(line)
  mkdirSync(folder, { recursive: true })
  // One file per process, because test processes run in parallel.
  appendFileSync(path.join(folder, `${process.pid}.tsv`), line)
}
