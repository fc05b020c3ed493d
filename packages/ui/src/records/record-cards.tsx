import { RecordButtons, type RecordViewProps } from './record-buttons.tsx'
import type { Column } from './record-list.tsx'
import classes from './records.module.css'

/** A card has no columns, so empty values are left out. */
const factsOf = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  columns.map(({ label, of }) => ({ label, value: of(row) })).filter(({ value }) => value !== '' && value !== null)

export const RecordCards = <Row,>(props: RecordViewProps<Row>) => {
  const { records, idOf, columns, label } = props
  const [title, ...rest] = columns
  return (
    <ul className={classes.cards} aria-label={label}>
      {records.map((row) => (
        <li key={idOf(row)} className={classes.card}>
          <p className={classes.cardTitle}>{title?.of(row)}</p>
          <dl className={classes.facts}>
            {factsOf(rest, row).map(({ label, value }) => (
              <div key={label} className={classes.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RecordButtons {...props} row={row} />
        </li>
      ))}
    </ul>
  )
}
