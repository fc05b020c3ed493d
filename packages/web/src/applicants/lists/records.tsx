import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Outcome } from '../../kit/client/outcome.ts'
import { useDialogFor } from '../../kit/dialogs/use-dialog-for.ts'
import { useKeptFocus } from '../../kit/dialogs/use-kept-focus.ts'
import type { Translate } from '../../kit/i18n/texts.ts'
import { type Fact, Facts } from '../../kit/page/facts.tsx'
import { RecordField } from '../../kit/records/record-field.tsx'
import { type Column, RecordList } from '../../kit/records/record-list.tsx'
import { RecordDialog, type RecordForm } from './record-dialog.tsx'
import classes from './records.module.css'

/** What every list says in words of its own. */
export type ListText = 'list' | 'empty.title' | 'add' | 'addTitle' | 'editTitle' | 'save' | 'removeTitle'

export interface RecordsProps<Row, Values extends object> {
  applicantId: number
  t: Translate<ListText>
  /** The path the rules and the server name the list by: `Incomes`. */
  name: string
  records: readonly Row[]
  /** Zero or below: not saved yet. */
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  /** The first one is the title of the card on a phone. */
  columns: readonly Column<Row>[]
  /** What belongs here, while there is nothing. */
  emptyText: string
  /** A progress line under the list. */
  progress?: ReactNode
  /** Sums under the list. */
  totals?: readonly Fact[]
  form: RecordForm<Row, Values>
  onRemove: (row: Row) => Promise<Outcome>
  /** After an entry was saved or removed by a call of its own. */
  onChanged?: () => void
}

type Open<Row> = (row: Row | undefined) => void

interface EntryProps<Row, Values extends object>
  extends Pick<RecordsProps<Row, Values>, 'applicantId' | 't' | 'idOf' | 'form' | 'onChanged'> {
  /** Told how an entry is opened; undefined begins a new one. */
  opener: RefObject<Open<Row>>
  /** The list, for the focus when the dialog goes. */
  box: RefObject<HTMLElement | null>
}

/** Which entry is open is known here and not by the list: opening one of fifty draws none of the others anew. */
const Entry = <Row, Values extends object>(props: EntryProps<Row, Values>) => {
  const { applicantId, t, idOf, form, onChanged, opener, box } = props
  const { dialog, open, close } = useDialogFor<Row | undefined>()
  useKeptFocus(dialog?.isOpen ?? false, box)
  useEffect(() => {
    opener.current = open
  })
  if (dialog === null) return null
  return (
    <RecordDialog
      key={dialog.opened}
      form={form}
      row={dialog.row}
      id={dialog.row === undefined ? 0 : idOf(dialog.row)}
      applicantId={applicantId}
      title={t(dialog.row === undefined ? 'addTitle' : 'editTitle')}
      submit={t('save')}
      isOpen={dialog.isOpen}
      onClose={close}
      onSaved={onChanged}
    />
  )
}

const noOpener = () => undefined

/** The records of a kind with their dialog and the question before one is removed; saved entry by entry. */
export const Records = <Row, Values extends object>(props: RecordsProps<Row, Values>) => {
  const { t, name, records, idOf, nameOf, columns, emptyText, progress, totals, onRemove, onChanged } = props
  const opener = useRef<Open<Row>>(noOpener)
  const box = useRef<HTMLDivElement>(null)
  const removeOne = async (row: Row) => {
    const outcome = await onRemove(row)
    if (outcome.ok) onChanged?.()
    return outcome
  }
  return (
    <RecordField name={name} label={t('list')}>
      <div ref={box}>
        <RecordList
          label={t('list')}
          records={records}
          idOf={idOf}
          nameOf={nameOf}
          columns={columns}
          empty={{ title: t('empty.title'), text: emptyText }}
          add={{ label: t('add'), onAdd: () => opener.current(undefined) }}
          onEdit={(row) => opener.current(row)}
          remove={{ run: removeOne, title: t('removeTitle') }}
          summary={
            <div className={classes.summary}>
              {progress}
              {totals !== undefined && <Facts facts={totals} />}
            </div>
          }
        />
      </div>
      <Entry {...props} opener={opener} box={box} />
    </RecordField>
  )
}
