import type { Lead } from './fields.ts'

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection), also after
 * invisible characters and in fullwidth forms, which some spreadsheets accept.
 */
const defused = (text: string): string =>
  /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text

/** Every cell is quoted, so that no comma, quote or line break ends it. */
export const csvCell = (text: string): string => `"${defused(text).replaceAll('"', '""')}"`

const columns = (lead: Lead): ReadonlyMap<string, string> =>
  new Map(
    lead.Answers.map(({ Section, Row, Label, Words }) => {
      const place = [Section, Row > 1 ? String(Row) : ''].filter(Boolean).join(' ')
      return [place === '' ? Label : `${place}: ${Label}`, Words]
    }),
  )

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
