import { useKitTexts } from '../i18n/kit-texts.ts'
import { RecordButtons, type RecordViewProps } from './record-buttons.tsx'
import classes from './records.module.css'

export const RecordTable = <Row,>(props: RecordViewProps<Row>) => {
  const { records, idOf, columns, label, onEdit, remove, actions } = props
  const t = useKitTexts()
  const hasButtons = [onEdit, remove, actions].some((given) => given !== undefined)
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-figure={column.isFigure ?? false}>
              {column.label}
            </th>
          ))}
          {hasButtons && (
            <th scope="col">
              <span className={classes.hidden}>{t('records.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records.map((row) => (
          <tr key={idOf(row)}>
            {columns.map((column) => (
              <td key={column.label} data-figure={column.isFigure ?? false}>
                {column.of(row)}
              </td>
            ))}
            {hasButtons && (
              <td>
                <RecordButtons {...props} row={row} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
