import { useKitTexts } from '../i18n/kit-texts.ts'
import { RowButton } from '../row-button.tsx'
import type { RecordListProps } from './record-list.tsx'
import classes from './records.module.css'

export interface RecordViewProps<Row> extends RecordListProps<Row> {
  onRemove: (row: Row) => void
}

/** Edit and remove, with the row in their accessible names. */
export const RecordButtons = <Row,>({
  row,
  nameOf,
  onEdit,
  remove,
  actions,
  onRemove,
}: RecordViewProps<Row> & { row: Row }) => {
  const t = useKitTexts()
  const name = nameOf(row)
  const isRemovable = remove !== undefined && (remove.isAllowed?.(row) ?? true)
  return (
    <div className={classes.buttons}>
      {onEdit !== undefined && (
        <RowButton
          icon="edit"
          label={t('records.edit')}
          named={t('records.editName', { name })}
          onClick={() => onEdit(row)}
        />
      )}
      {actions?.(row)}
      {isRemovable && (
        <RowButton
          icon="trash"
          label={t('records.remove')}
          named={t('records.removeName', { name })}
          onClick={() => onRemove(row)}
        />
      )}
    </div>
  )
}
