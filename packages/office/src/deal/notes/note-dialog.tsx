import { mostNoteCharacters, noteProblems } from '@foyer/domain/office/notes.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { loadAgain } from '../../live/index.ts'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './notes.module.css'
import type { Note } from './notes-section.tsx'

interface NoteDialogProps {
  isOpen: boolean
  place: DealPlace
  /** The note as it was when the dialog opened; undefined for a new one. */
  note: Note | undefined
  /** The same as it is listed now. */
  current: Note | undefined
  onClose: () => void
  onDone: () => void
}

/** A note is written or changed. One that was changed meanwhile is shown before it is replaced. */
export const NoteDialog = ({ isOpen, place, note, current, onClose, onDone }: NoteDialogProps) => {
  const t = useTexts()
  const save = useOfficeWrite('/console-api/SaveNote', { invalidates: ['/console-api/ListNotes'] })
  const [isStale, setStale] = useState(false)
  const { NoteID, Version, Text, Mentions } = note ?? { NoteID: 0, Version: 0, Text: '', Mentions: [] }
  const submit = async (values: { Text: string; Mentions: string[] }) => {
    const seen = isStale && current !== undefined ? current.Version : Version
    const outcome = await save.run({ ...place, NoteID, Version: seen, ...values })
    if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain(['/console-api/ListNotes']))) setStale(true)
    return outcome
  }
  const isGone = current !== undefined && current.RemovedAt !== ''
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(note === undefined ? 'notes.new' : 'notes.edit')}
      size="md"
      submit={t('notes.submit')}
      texts="office.deal"
      values={{ Text, Mentions: Mentions.map(({ PersonID }) => PersonID).filter(Boolean) }}
      rules={noteProblems}
      onSubmit={submit}
      onDone={onDone}
    >
      {isStale && (
        <Notice kind="info" announced title={t(isGone ? 'notes.gone' : 'notes.stale')}>
          {!isGone && <p className={classes.text}>{current?.Text}</p>}
        </Notice>
      )}
      <TextareaField name="Text" rows={6} maxLength={mostNoteCharacters} />
      <MentionsField name="Mentions" place={place} />
    </FormDialog>
  )
}

/** Colleagues who can see the deal. */
const MentionsField = ({ place, ...props }: { name: string; place: DealPlace }) => {
  const t = useTexts()
  const { PersonID: me } = useMe()
  const field = useField<readonly string[]>(props)
  const { reply, failure, retry } = useCall('/console-api/ListColleagues', place)
  const others = (reply?.People ?? []).filter(({ PersonID }) => PersonID !== me)
  const toggle = (person: string, isChosen: boolean) =>
    field.set(isChosen ? [...field.value, person] : field.value.filter((one) => one !== person))
  return (
    <FieldGroup field={field} props={{ ...props, optional: true }}>
      <div className={classes.people}>
        {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
        {reply !== undefined && others.length === 0 && <p className={classes.quiet}>{t('notes.alone')}</p>}
        {others.map(({ PersonID, Name }) => (
          <Checkbox
            key={PersonID}
            label={Name}
            checked={field.value.includes(PersonID)}
            aria-invalid={field.error !== undefined}
            onChange={(event) => toggle(PersonID, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
