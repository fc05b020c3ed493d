import { csvOf } from '../kit/csv.ts'
import type { Lead } from './fields.ts'

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
 * Leads as a table: one line per lead, one column per question that any of them answered.
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
  return csvOf(lines)
}
