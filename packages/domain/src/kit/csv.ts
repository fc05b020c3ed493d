import { withoutIsolates } from './isolate.ts'

/**
 * Puts an apostrophe before what a spreadsheet would run as a formula (OWASP, CSV injection), also after invisible
 * characters and in fullwidth forms, which some spreadsheets accept. A spreadsheet that separates cells by semicolons or
 * tabs, as in French, ignores our quotes: there a cell begins inside of a text too, after each separator and line break.
 */
const defused = (text: string): string =>
  text
    .replace(
      /(?<=^|[;,\t\r\n"])(?=[ \v\f\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]*[=+\-@＝＋－＠])/g,
      "'",
    )
    .replace(/^(?=[\t\r\n])/, "'")

/** Every cell is quoted, so that no comma, quote or line break ends it. */
export const csvCell = (text: string): string => `"${defused(withoutIsolates(text)).replaceAll('"', '""')}"`

/** Lines of cells as RFC 4180 text, in UTF-8 with a byte order mark. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
