import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useKeptFocus } from '@foyer/ui/dialogs/use-kept-focus.ts'
import type { Translate } from '@foyer/ui/i18n/texts.ts'
import { type Fact, Facts } from '@foyer/ui/page/facts.tsx'
import { RecordField } from '@foyer/ui/records/record-field.tsx'
import { type Column, RecordList } from '@foyer/ui/records/record-list.tsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { RecordDialog, type RecordForm } from './record-dialog.tsx'
import classes from './records.module.css'
import { useChangeFromReview } from './use-change-from-review.ts'

/** The texts that every list defines. */
export type ListText = 'list' | 'empty.title' | 'add' | 'addTitle' | 'editTitle' | 'save' | 'removeTitle'

export interface RecordsProps<Row, Values extends object> {
  applicantId: number
  t: Translate<ListText>
  /** The path of the list in rules and server errors: `Incomes`. */
  name: string
  records: readonly Row[]
  /** Zero or below: not saved yet. */
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  /** The first one is the card's title on a phone. */
  columns: readonly Column<Row>[]
  /** Shown while the list is empty. */
  emptyText: string
  /** Frequent new records: the label of each, and what its dialog begins with. */
  common?: readonly { label: string; values: Values }[]
  /** A progress line under the list. */
  progress?: ReactNode
  /** Sums under the list. */
  totals?: readonly Fact[]
  form: RecordForm<Row, Values>
  onRemove: (row: Row) => Promise<Outcome>
  /** Called after an entry was saved or removed by its own call. */
  onChanged?: () => void
  /** Completes an entry that was changed from the review, if its dialog has not saved it; leads back to the review. */
  finish?: () => void
}

/** What the dialog is open for: an entry, or a new one, which may begin with values. */
interface Opened<Row, Values> {
  row?: Row
  values?: Values
}
type Open<Row, Values> = (opened: Opened<Row, Values>) => void

interface EntryProps<Row, Values extends object>
  extends Pick<RecordsProps<Row, Values>, 'applicantId' | 't' | 'records' | 'idOf' | 'form' | 'onChanged' | 'finish'> {
  /** Set to a function that opens an entry. */
  opener: RefObject<Open<Row, Values>>
  /** The list, for the focus after the dialog closes. */
  box: RefObject<HTMLElement | null>
}

/** Holds the open entry outside the list, so that opening one of fifty re-renders none of the others. */
const Entry = <Row, Values extends object>(props: EntryProps<Row, Values>) => {
  const { applicantId, t, idOf, form, onChanged, opener, box } = props
  const { dialog, open, close } = useDialogFor<Opened<Row, Values>>()
  useKeptFocus(dialog?.isOpen ?? false, box)
  const change = useChangeFromReview(props, (row) => open({ row }))
  useEffect(() => {
    opener.current = open
  })
  if (dialog === null) return null
  const { row, values } = dialog.row
  return (
    <RecordDialog
      key={dialog.opened}
      form={form}
      row={row}
      begun={values}
      id={row === undefined ? 0 : idOf(row)}
      applicantId={applicantId}
      title={t(row === undefined ? 'addTitle' : 'editTitle')}
      submit={t('save')}
      isOpen={dialog.isOpen}
      onClose={() => {
        close()
        change.leave()
      }}
      onSaved={() => {
        onChanged?.()
        change.markSaved()
      }}
    />
  )
}

const noOpener = () => undefined

/** The records of a kind with their dialog and the removal confirmation, saved entry by entry. */
export const Records = <Row, Values extends object>(props: RecordsProps<Row, Values>) => {
  const { t, name, records, idOf, nameOf, columns, emptyText, common, progress, totals, onRemove, onChanged } = props
  const opener = useRef<Open<Row, Values>>(noOpener)
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
          add={{
            label: t('add'),
            onAdd: () => opener.current({}),
            common: common?.map(({ label, values }) => ({ label, onAdd: () => opener.current({ values }) })),
          }}
          onEdit={(row) => opener.current({ row })}
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
