import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import type { RecordListProps } from './record-list.tsx'
import classes from './records.module.css'

export interface RecordViewProps<Row> extends RecordListProps<Row> {
  onRemove: (row: Row) => void
}

/** Edit and remove, each naming its row to a screen reader. */
export const RecordButtons = <Row,>({ row, nameOf, onEdit, remove, onRemove }: RecordViewProps<Row> & { row: Row }) => {
  const t = useKitTexts()
  const name = nameOf(row)
  const isRemovable = remove !== undefined && (remove.isAllowed?.(row) ?? true)
  return (
    <div className={classes.buttons}>
      {onEdit !== undefined && (
        <button
          type="button"
          className={classes.button}
          onClick={() => onEdit(row)}
          aria-label={t('records.editName', { name })}
        >
          <Icon name="edit" size={18} />
          {t('records.edit')}
        </button>
      )}
      {isRemovable && (
        <button
          type="button"
          className={classes.button}
          onClick={() => onRemove(row)}
          aria-label={t('records.removeName', { name })}
        >
          <Icon name="trash" size={18} />
          {t('records.remove')}
        </button>
      )}
    </div>
  )
}
