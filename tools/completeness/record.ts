import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

export type Kind = 'call' | 'error-key' | 'field-error' | 'page-error' | 'screen' | 'text'

/** What is noted beside what is declared: a key that the server refused at something a person answers. */
export type Noted = Kind | 'field-refusal'

const written = new Set<string>()

/**
 * Remembers that a test exercised something that is declared, for the report at the end of `npm test`. Without
 * COMPLETENESS_DIR (a test run by itself) it does nothing. Names: a call's path, an error key (answered, seen at a field, or
 * seen as an answer to a page), a screen's id, `en|namespace:dotted.key` of a text.
 */
export const recordCovered = (kind: Noted, name: string) => {
  const folder = process.env.COMPLETENESS_DIR
  const line = `${kind}\t${name}\n`
  if (!folder || written.has(line)) return
  written.add(line)
  mkdirSync(folder, { recursive: true })
  // One file per process: test processes run side by side.
  appendFileSync(path.join(folder, `${process.pid}.tsv`), line)
}
