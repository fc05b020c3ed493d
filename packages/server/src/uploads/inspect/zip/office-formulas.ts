import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { refuseFile } from '../../refused.ts'

/** Elements of a workbook that contain a formula: of cells, names, conditional formats, validations, table columns. */
const formulaElements: ReadonlySet<string> = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'oldFormula',
  'definedName',
  'calculatedColumnFormula',
  'totalsRowFormula',
])

/** Excel allows 8,192 characters. */
const mostCharacters = 65_536
/**
 * Texts, names of sheets and books, and column names, in which other quotes are ordinary characters. Unclosed ones
 * match too, so that each character is read once.
 */
const quoted =
  /"(?<text>[^"]*(?:""[^"]*)*)(?:"|$)|'(?<name>[^']*(?:''[^']*)*)(?:'|$)|\[[^[\]']*(?:(?:'.?|\[[^\]']*(?:'.?[^\]']*)*(?:\]|$))[^[\]']*)*(?:\]|$)/gsu
const ends = new Set(['"', "'", ']'])

/** A function may be passed by name to another one. Before an exclamation mark it is the name of a sheet. */
const functions = (...names: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_.!])`, 'iu')

/** Calls a library or a registered component of the machine, or runs a command. */
const startsProgram = functions('CALL', 'REGISTER(?:\\.ID)?', 'EXEC', 'RTD')
/**
 * Sends a request to a server, which reveals the reader or the content of the sheet. "PY" alone is often a prior
 * year.
 */
const fetches = functions(
  ...['WEBSERVICE', 'IMAGE', 'STOCKHISTORY', 'SQL\\.REQUEST', 'IMPORT(?:CSV|TEXT|DATA|HTML|XML|FEED|RANGE)'],
  ...['CUBE(?:KPIMEMBER|MEMBER|MEMBERPROPERTY|RANKEDMEMBER|SET|SETCOUNT|VALUE)', 'PY(?=\\s*\\()'],
  ...['TRANSLATE', 'DETECTLANGUAGE', 'COPILOT'],
)
const links = functions('HYPERLINK')
/** A link to a constant text, here by its number. */
const constantLinks = /(?<![\p{L}\p{N}_])HYPERLINK\s*\(\s*"(\d+)"\s*(?=[,)])/giu
const webAddress = /^(?:https?:\/\/|mailto:|#[^\\/]*$)/i

export const inspectFormula = (formula: string, flags: Set<UploadFlag>): void => {
  if (formula.length > mostCharacters) refuseFile('FileUnsafe')
  const texts: string[] = []
  const names: string[] = []
  const code = formula.replace(quoted, (whole: string, ...found) => {
    const { text, name } = found.at(-1) as { text?: string; name?: string }
    // An unclosed one is read as code.
    if (whole.length === 1 || !ends.has(whole.at(-1) ?? '')) return whole
    if (name !== undefined) names.push(name)
    if (text !== undefined) return `"${texts.push(text) - 1}"`
    return name === undefined ? '[]' : "''"
  })
  // Outside quotes the bar has one use: it requests a value from a program, as in `cmd|'/c calc'!A0`.
  if (startsProgram.test(code) || code.includes('|')) refuseFile('FileUnsafe')
  // Sheet names contain no slash: this is the path of another book.
  if (fetches.test(code) || names.some((name) => /[\\/]/.test(name))) flags.add('FetchesElsewhere')
  const withoutSafeLinks = code.replace(constantLinks, (link, text) => (webAddress.test(texts[text] ?? '') ? '' : link))
  if (links.test(withoutSafeLinks)) flags.add('OpensElsewhere')
}

/** Collects the text of each formula and passes it to `found`. */
export const readFormulas = (found: (formula: string) => void) => {
  const open: { name: string; text: string }[] = []
  return {
    open(name: string) {
      if (formulaElements.has(name)) open.push({ name, text: '' })
    },
    text(text: string) {
      for (const one of open) one.text += text
    },
    close(name: string) {
      if (open.at(-1)?.name === name) found(open.pop()?.text ?? '')
    },
  }
}
