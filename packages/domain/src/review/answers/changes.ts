import { joined } from '../../kit/isolate.ts'
import type { Answer, AnswerTable } from './words.ts'

/** A part of what an applicant answered, as it is read back. */
export interface ReadBack {
  /** The same in both, where its title is not the only one or may change. */
  id?: string | undefined
  title: string
  answers?: readonly Answer[] | undefined
  table?: AnswerTable | undefined
}

/** `label`: the question, or the record and its question. A value that is empty was not there. */
export interface AnswerChange {
  title: string
  label: string
  before: string
  after: string
}

const keyOf = ({ id, title }: ReadBack): string => id ?? title

const changedAnswers = (title: string, before: readonly Answer[], after: readonly Answer[]): AnswerChange[] => {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const shownFor = (answers: readonly Answer[], label: string) =>
    joined(answers.filter((one) => one.label === label).map(({ value }) => value))
  return labels
    .map((label) => ({ title, label, before: shownFor(before, label), after: shownFor(after, label) }))
    .filter((change) => change.before !== change.after)
}

type Row = readonly string[]

const isSame = (one: Row, other: Row) => one.length === other.length && one.every((cell, at) => cell === other[at])

/** The rows of the first list without those that are in the second as well, each as often as it is there. */
const without = (rows: readonly Row[], others: readonly Row[]): Row[] => {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.findIndex((other) => isSame(row, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const nameOf = (row: Row): string => (row[0] ?? '').split('\n')[0] ?? ''
const inOneLine = (row: Row): string => joined(row.flatMap((cell) => cell.split('\n')))

/** A record keeps its place by its first cell, which names it; others were added or removed. */
const changedRows = (title: string, before: AnswerTable, after: AnswerTable): AnswerChange[] => {
  const removed = without(before.rows, after.rows)
  const added = without(after.rows, before.rows)
  const changes: AnswerChange[] = []
  for (const row of removed) {
    const at = added.findIndex((other) => nameOf(other) === nameOf(row))
    const other = added[at]
    if (other === undefined) {
      changes.push({ title, label: nameOf(row), before: inOneLine(row), after: '' })
      continue
    }
    added.splice(at, 1)
    for (const [column, cell] of row.entries()) {
      const now = other[column] ?? ''
      const label = column === 0 ? nameOf(row) : joined([nameOf(row), after.columns[column]?.title])
      if (cell !== now) changes.push({ title, label, before: cell, after: now })
    }
  }
  return [...changes, ...added.map((row) => ({ title, label: nameOf(row), before: '', after: inOneLine(row) }))]
}

const nothing: AnswerTable = { columns: [], rows: [] }

/**
 * What differs between two readings of the same answers, part by part, in the order of the later one. Both are in the reader's words
 * and masks, so that nothing is compared that is not shown.
 */
export const changesBetween = (before: readonly ReadBack[], after: readonly ReadBack[]): AnswerChange[] => {
  const gone = before.filter((one) => !after.some((other) => keyOf(other) === keyOf(one)))
  return [...after, ...gone].flatMap((part) => {
    const was = before.find((one) => keyOf(one) === keyOf(part))
    const is = gone.includes(part) ? undefined : part
    return [
      ...changedAnswers(part.title, was?.answers ?? [], is?.answers ?? []),
      ...changedRows(part.title, was?.table ?? nothing, is?.table ?? nothing),
    ]
  })
}
