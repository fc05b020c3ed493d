import type { Lead } from './fields.ts'

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
export const csvCell = (text: string): string => `"${defused(text).replaceAll('"', '""')}"`

const columns = (lead: Lead): ReadonlyMap<string, string> =>
  new Map(
    lead.Answers.map(({ Section, Row, Label, Words }) => {
      const place = [Section, Row > 1 ? String(Row) : ''].filter(Boolean).join(' ')
      return [place === '' ? Label : `${place}: ${Label}`, Words]
    }),
  )

/** Maximum of the cells of a table: each lead has one for the questions of all. */
const mostCells = 1_000_000

/** The first leads whose table is not too large, and one at least: forms whose questions differ make it wide. */
export const leadsOfTable = (leads: readonly Lead[]): Lead[] => {
  const questions = new Set<string>()
  const end = leads.findIndex((lead, index) => {
    for (const question of columns(lead).keys()) questions.add(question)
    return index > 0 && (index + 1) * (own.length + questions.size) > mostCells
  })
  return end < 0 ? [...leads] : leads.slice(0, end)
}

const own = ['LeadID', 'ReceivedAt', 'FormName', 'Owner'] as const

/**
 * Leads as RFC 4180 text: one line per lead, one column per question that any of them answered. UTF-8 with a byte
 * order mark.
 */
export const leadsCsv = (leads: readonly Lead[]): string => {
  const answers = leads.map(columns)
  const questions = [...new Set(answers.flatMap((one) => [...one.keys()]))]
  const lines = [
    [...own, ...questions],
    ...leads.map((lead, index) => [
      ...own.map((name) => String(lead[name])),
      ...questions.map((question) => answers[index]?.get(question) ?? ''),
    ]),
  ]
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}
