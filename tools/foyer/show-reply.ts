import type { Reply } from './call-server.ts'

type Deal = Readonly<Record<string, string | number | null>>

const columns = [
  ['MortgageApplicationID', 'Application'],
  ['MortgageApplicationStatus', 'Status'],
  ['ApplicationDate', 'Begun'],
  ['MainBorrowerName', 'Borrower'],
  ['Purpose', 'Purpose'],
  ['MortgageAmount', 'Amount'],
  ['UserID', 'User'],
] as const

const cellOf = (deal: Deal, name: string): string => {
  const value = deal[name]
  return name === 'ApplicationDate' ? String(value ?? '').slice(0, 10) : String(value ?? '')
}

const table = (rows: readonly string[][]): string => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const dealsTable = (deals: readonly Deal[]): string =>
  deals.length === 0
    ? 'No applications yet.'
    : table([columns.map(([, title]) => title), ...deals.map((deal) => columns.map(([name]) => cellOf(deal, name)))])

/** A reply as text: a table of deals, a single value alone, an empty reply as "Done", the rest as indented JSON. */
export const showReply = (reply: Reply): string => {
  if (Array.isArray(reply.Deals)) return dealsTable(reply.Deals as Deal[])
  const entries = Object.entries(reply)
  const [only] = entries
  if (!only) return 'Done.'
  return entries.length === 1 && typeof only[1] === 'string' ? only[1] : JSON.stringify(reply, undefined, 2)
}
