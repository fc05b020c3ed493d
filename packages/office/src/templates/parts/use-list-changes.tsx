import type { ReadPath } from '@foyer/contract/all-calls.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { loadAgain } from '../../live/index.ts'
import { useTexts } from '../texts.ts'

/** A template with its place in the list, by which it is changed: templates have no ids. */
export type Placed<Row> = Row & { place: number }

export const placedIn = <Row,>(rows: readonly Row[]): Placed<Row>[] => rows.map((row, place) => ({ ...row, place }))

/** Every change to a list of templates can use this. */
export const templateReads: ReadPath[] = ['/console-api/ListTemplates']

interface ListChangesProps<Row> {
  rows: readonly Row[]
  /** What the dialog of a new one begins with. */
  blank: Row
  save: (rows: Row[]) => Promise<Outcome>
  onDone: (words: string, isStale?: boolean) => void
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Changes of a list that is saved as a whole. What someone else saved meanwhile is shown instead; a dialog that is still open then
 * changes no other row that took the place of its own.
 */
export const useListChanges = <Row extends object>({ rows, blank, save, onDone }: ListChangesProps<Row>) => {
  const t = useTexts()
  const send = async (next: Row[]): Promise<Outcome> => {
    const outcome = await save(next)
    if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain(templateReads))) onDone(t('stale'), true)
    return outcome
  }
  const run = async (next: Row[], words: string) => {
    const outcome = await send(next)
    if (outcome.ok) onDone(words)
    return outcome
  }
  const isNew = (row: Placed<Row>) => isSame(row, { ...blank, place: row.place })
  const isThere = (row: Placed<Row>) => isSame(row, { ...rows[row.place], place: row.place })
  const gone = async (): Promise<Outcome> => ({ ok: false, key: 'StaleEdit', errors: [] })
  return {
    send,
    isNew,
    /** `former`: as its dialog was opened. */
    put: (row: Row, former: Placed<Row>) => {
      if (isNew(former)) return send([...rows, row])
      return isThere(former) ? send(rows.map((one, at) => (at === former.place ? row : one))) : gone()
    },
    remove: (row: Placed<Row>) =>
      isThere(row)
        ? run(
            rows.filter((_, at) => at !== row.place),
            t('removed'),
          )
        : gone(),
    up: (place: number, name: string) => {
      const before = rows[place - 1]
      const row = rows[place]
      if (before === undefined || row === undefined) return
      const next = rows.map((one, at) => (at === place - 1 ? row : at === place ? before : one))
      void run(next, t('moved', { name }))
    },
  }
}

/** Moves a row before the one above it. */
export const UpButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const t = useTexts()
  return <RowButton icon="up" label={t('up')} named={t('upNamed', { name })} onClick={onClick} />
}
