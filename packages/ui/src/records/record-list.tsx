import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../client/outcome.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { keepFocusIn, useKeptFocus } from '../dialogs/use-kept-focus.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { CardsSkeleton } from '../feedback/skeletons.tsx'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import { RecordCards } from './record-cards.tsx'
import { RecordTable } from './record-table.tsx'
import classes from './records.module.css'

export interface Column<Row> {
  label: string
  of: (row: Row) => ReactNode
  /** Figures are right-aligned and tabular. */
  isFigure?: boolean
}

export interface CommonRecord {
  label: string
  onAdd: () => void
}

export interface RecordListProps<Row> {
  /** The accessible name of the list: "Income". */
  label: string
  records: readonly Row[]
  idOf: (row: Row) => number | string
  /** A row's name in its buttons and confirmation: "100 King Street West". */
  nameOf: (row: Row) => string
  /** The first one is the title of the card. */
  columns: readonly Column<Row>[]
  empty: { title: string; text: string }
  /** `isAllowed` false hides the button when the list is full. A list without `add` shows what came about elsewhere. */
  add?: {
    label: string
    onAdd: () => void
    isAllowed?: boolean
    /** Frequent new records, each opened by a button of its own. */
    common?: readonly CommonRecord[] | undefined
  }
  onEdit?: (row: Row) => void
  /** Further buttons of a row, each with the row in its accessible name. */
  actions?: (row: Row) => ReactNode
  remove?: { run: (row: Row) => Promise<Outcome>; isAllowed?: (row: Row) => boolean; title?: string; text?: string }
  /** A total or a progress line under the list. */
  summary?: ReactNode
  isLoading?: boolean
  /** From this width of the window on it is a table; 768 px by default. */
  tableFrom?: number
}

const CommonRecords = ({ label, common }: { label: string; common: readonly CommonRecord[] }) => (
  <ul aria-label={label} className={classes.common}>
    {common.map(({ label, onAdd }) => (
      <li key={label}>
        <Button variant="default" size="md" radius="xl" leftSection={<Icon name="plus" size={16} />} onClick={onAdd}>
          {label}
        </Button>
      </li>
    ))}
  </ul>
)

/** The records of a kind: cards on a phone, a table in a wide window; add, edit, and remove with confirmation. */
export const RecordList = <Row,>(props: RecordListProps<Row>) => {
  const { records, empty, add, remove, summary, isLoading = false, tableFrom = 768 } = props
  const t = useKitTexts()
  const isWide = useMediaQuery(`(min-width: ${tableFrom}px)`, true, { getInitialValueInEffect: false }) ?? true
  const [leaving, setLeaving] = useState<Row>()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(leaving !== undefined, box)
  const isEmpty = records.length === 0
  const wasEmpty = useRef(isEmpty)
  // A record that was saved by its own call arrives after its dialog closed, and replaces the button that opened it.
  useEffect(() => {
    if (wasEmpty.current !== isEmpty) keepFocusIn(box.current)
    wasEmpty.current = isEmpty
  }, [isEmpty])
  const isAllowed = add !== undefined && (add.isAllowed ?? true)
  const View = isWide ? RecordTable : RecordCards

  if (isLoading) return <CardsSkeleton />
  return (
    <div ref={box} className={classes.records}>
      {isEmpty ? (
        <EmptyState
          title={empty.title}
          {...(add !== undefined && { action: { label: add.label, onClick: add.onAdd } })}
        >
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <View {...props} onRemove={setLeaving} />
          {summary !== undefined && <div className={classes.summary}>{summary}</div>}
          {isAllowed && (
            <Button
              data-add
              variant="default"
              className={classes.add ?? ''}
              leftSection={<Icon name="plus" />}
              onClick={add.onAdd}
            >
              {add.label}
            </Button>
          )}
        </>
      )}
      {isAllowed && add.common !== undefined && <CommonRecords label={add.label} common={add.common} />}
      {remove !== undefined && (
        <ConfirmDialog
          isOpen={leaving !== undefined}
          onClose={() => setLeaving(undefined)}
          title={remove.title ?? t('records.question')}
          confirm={t('records.remove')}
          isDangerous
          onConfirm={() => (leaving === undefined ? undefined : remove.run(leaving))}
        >
          {leaving !== undefined && <p>{remove.text ?? t('records.gone', { name: props.nameOf(leaving) })}</p>}
        </ConfirmDialog>
      )}
    </div>
  )
}
