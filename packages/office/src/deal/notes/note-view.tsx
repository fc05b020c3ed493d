import { listed } from '@foyer/domain/kit/isolate.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useTexts } from '../texts.ts'
import classes from './notes.module.css'
import type { Note } from './notes-section.tsx'

interface NoteViewProps {
  note: Note
  /** Each is absent where this person may not do it. */
  onPin: (() => void) | undefined
  onChange: (() => void) | undefined
  onRemove: (() => void) | undefined
}

export const NoteView = ({ note, onPin, onChange, onRemove }: NoteViewProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const name = note.Name || t('notes.program')
  const time = formatInstant(note.CreatedAt, language)
  if (note.RemovedAt !== '') {
    const values = { name, time, by: note.RemovedBy || t('notes.program') }
    return (
      <li className={classes.note}>
        <p className={classes.quiet}>
          {t('notes.removed', { ...values, removed: formatInstant(note.RemovedAt, language) })}
        </p>
      </li>
    )
  }
  const names = listed(
    note.Mentions.map(({ Name }) => Name),
    language,
  )
  const isPinned = note.PinnedFl === 1
  return (
    <li className={classes.note}>
      <p className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>{time}</span>
        {note.ChangedAt !== '' && (
          <span className={classes.quiet}>{t('notes.changed', { time: formatInstant(note.ChangedAt, language) })}</span>
        )}
        {isPinned && <Badge tone="open">{t('notes.pinned')}</Badge>}
      </p>
      <p className={classes.text}>{note.Text}</p>
      {names !== '' && <p className={classes.quiet}>{t('notes.for', { names })}</p>}
      <div className={classes.buttons}>
        {onPin !== undefined && (
          <RowButton
            icon="pin"
            label={t(isPinned ? 'notes.unpin' : 'notes.pin')}
            named={t(isPinned ? 'notes.unpinNamed' : 'notes.pinNamed', { name, time })}
            onClick={onPin}
          />
        )}
        {onChange !== undefined && (
          <RowButton
            icon="edit"
            label={t('notes.change')}
            named={t('notes.changeNamed', { time })}
            onClick={onChange}
          />
        )}
        {onRemove !== undefined && (
          <RowButton
            icon="trash"
            label={t('notes.remove')}
            named={t('notes.removeNamed', { name, time })}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  )
}
