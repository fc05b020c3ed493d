import { RecordButtons, type RecordViewProps } from './record-buttons.tsx'
import classes from './records.module.css'

export const RecordCards = <Row,>(props: RecordViewProps<Row>) => {
  const { records, idOf, columns, label } = props
  const [title, ...rest] = columns
  return (
    <ul className={classes.cards} aria-label={label}>
      {records.map((row) => (
        <li key={idOf(row)} className={classes.card}>
          <p className={classes.cardTitle}>{title?.of(row)}</p>
          <dl className={classes.facts}>
            {rest.map((column) => (
              <div key={column.label} className={classes.fact}>
                <dt>{column.label}</dt>
                <dd>{column.of(row)}</dd>
              </div>
            ))}
          </dl>
          <RecordButtons {...props} row={row} />
        </li>
      ))}
    </ul>
  )
}
