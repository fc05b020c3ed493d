import { columnsOf, mostRows } from '@foyer/domain/leads/controls.ts'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'
import { LeadControl } from './lead-control.tsx'
import { addressTypeOf, type DetailFor, emptyRow, type Row, rowPath, type Section } from './lead-values.ts'

interface SectionProps {
  section: Section
  place: number
  columns: number
  token: string
  detailFor: DetailFor
}

interface RowProps extends SectionProps {
  row: number
  /** The number of rows. */
  count: number
  onRemove: () => void
}

const LeadRow = ({ section, place, columns, token, detailFor, row, count, onRemove }: RowProps) => {
  const t = useTexts()
  const path = rowPath(place, row)
  const addressType = addressTypeOf(useFormValue<Row>(path))
  const controls = (detailFor(addressType).selectedFields[place]?.controls ?? []).filter(
    ({ visibleFlag }) => visibleFlag === 1,
  )
  const codes = controls.map(({ code }) => code)
  const name = section.sectionName || t('rows.unnamed')
  return (
    <fieldset className={classes.row} data-row={row}>
      {count > 1 && (
        <legend className={classes.rowHead}>
          {t('rows.row', { section: name, row: row + 1 })}
          <RowButton
            icon="trash"
            label={t('rows.remove')}
            named={t('rows.removeRow', { section: name, row: row + 1 })}
            onClick={onRemove}
          />
        </legend>
      )}
      <div className={classes.grid}>
        {controls.map((control) => (
          <div
            key={control.code}
            className={classes.cell}
            style={{ '--columns': columnsOf(control, columns) } as CSSProperties}
          >
            <LeadControl control={control} row={path} codes={codes} token={token} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A row keeps its key when one above is removed, so that no box takes over another's state. */
const useRowKeys = (count: number) => {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => index))
  return {
    keys,
    add: () => setKeys([...keys, Math.max(...keys) + 1]),
    remove: (row: number) => setKeys(keys.filter((_, index) => index !== row)),
  }
}

/** A section of the broker's form: its row of questions, once or repeated. */
export const LeadSection = (props: SectionProps) => {
  const { section, place } = props
  const t = useTexts()
  const set = useSetFormValue()
  const box = useRef<HTMLElement>(null)
  const rows = useFormValue<Row[]>(`sections.${place}.rows`)
  const { keys, add, remove } = useRowKeys(rows.length)
  const [toFocus, setToFocus] = useState(-1)
  useEffect(() => {
    if (toFocus < 0) return
    box.current?.querySelectorAll('fieldset[data-row]')[toFocus]?.querySelector<HTMLElement>('input,textarea')?.focus()
    setToFocus(-1)
  }, [toFocus])
  const name = section.sectionName || t('rows.unnamed')
  return (
    <section ref={box} className={classes.section} {...(section.sectionName === '' ? {} : { 'aria-label': name })}>
      {section.sectionName !== '' && <h2 className={classes.sectionTitle}>{section.sectionName}</h2>}
      {keys.map((key, row) => (
        <LeadRow
          key={key}
          {...props}
          row={row}
          count={keys.length}
          onRemove={() => {
            set(
              `sections.${place}.rows`,
              rows.filter((_, index) => index !== row),
            )
            remove(row)
            setToFocus(Math.max(0, row - 1))
          }}
        />
      ))}
      {section.repeatFlag === 1 && keys.length < mostRows && (
        <Button
          className={classes.add ?? ''}
          variant="default"
          type="button"
          leftSection={<Icon name="plus" />}
          aria-label={t('rows.addTo', { section: name })}
          onClick={() => {
            set(`sections.${place}.rows`, [...rows, emptyRow(section)])
            add()
            setToFocus(keys.length)
          }}
        >
          {t('rows.add')}
        </Button>
      )}
    </section>
  )
}
