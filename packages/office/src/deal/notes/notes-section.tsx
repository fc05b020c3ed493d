import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice, type NoticeKind } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { NoteDialog } from './note-dialog.tsx'
import { NoteView } from './note-view.tsx'
import classes from './notes.module.css'

export type Note = ReplyOf<'/console-api/ListNotes'>['Notes'][number]

/** What colleagues write to each other about a deal. */
export const NotesSection = ({ place: { SiteID, MortgageApplicationID } }: { place: DealPlace }) => {
  const t = useTexts()
  const may = useMay()
  const errorText = useErrorText()
  const place = { SiteID, MortgageApplicationID }
  const listed = usePages('/console-api/ListNotes', place)
  const { pages, isLoading } = listed
  const [said, setSaid] = useState<{ kind: NoticeKind; words: string } | undefined>(undefined)
  const writing = useDialogFor<Note | undefined>()
  const removing = useDialogFor<Note>()
  const remove = useOfficeWrite('/console-api/RemoveNote', { invalidates: ['/console-api/ListNotes'] })
  const pin = useOfficeWrite('/console-api/PinNote', { invalidates: ['/console-api/ListNotes'] })
  const notes = pages.flatMap(({ Notes }) => Notes)
  const mayWrite = may('note.write')
  const togglePin = async ({ NoteID, PinnedFl }: Note) => {
    if (pin.isBusy) return
    const outcome = await pin.run({ ...place, NoteID, PinnedFl: 1 - PinnedFl })
    setSaid(outcome.ok ? undefined : { kind: 'error', words: errorText(outcome.key) })
  }
  const removeIt = async ({ NoteID }: Note) => {
    const outcome = await remove.run({ ...place, NoteID })
    if (outcome.ok) setSaid({ kind: 'success', words: t('notes.removedDone') })
    return outcome
  }
  const changed = writing.dialog?.row
  useKeys({ n: mayWrite && pages.length > 0 ? () => writing.open(undefined) : undefined })
  return (
    <div className={classes.notes}>
      <Section title={t('notes.title')} lead={t('notes.lead')}>
        {mayWrite && notes.length > 0 && (
          <div>
            <Button variant="default" data-note onClick={() => writing.open(undefined)}>
              {t('notes.add')}
              <KeyHint of="n" />
            </Button>
          </div>
        )}
        {said !== undefined && <Notice key={said.words} kind={said.kind} announced title={said.words} />}
        {isLoading && <CardsSkeleton cards={2} />}
        {pages.length > 0 && notes.length === 0 && (
          <EmptyState
            title={t('notes.none')}
            {...(mayWrite && {
              action: { label: t('notes.add'), hint: <KeyHint of="n" />, onClick: () => writing.open(undefined) },
            })}
          >
            {t('notes.noneText')}
          </EmptyState>
        )}
        {notes.length > 0 && (
          <ul className={classes.list}>
            {notes.map((note) => (
              <NoteView
                key={note.NoteID}
                note={note}
                onPin={mayWrite ? () => void togglePin(note) : undefined}
                onChange={mayWrite && note.OwnFl === 1 ? () => writing.open(note) : undefined}
                onRemove={mayWrite && (note.OwnFl === 1 || may('note.remove')) ? () => removing.open(note) : undefined}
              />
            ))}
          </ul>
        )}
        <MorePages pages={listed} label={t('notes.more')} />
      </Section>
      {writing.dialog !== null && (
        <NoteDialog
          key={writing.dialog.opened}
          isOpen={writing.dialog.isOpen}
          place={place}
          note={changed}
          current={notes.find(({ NoteID }) => NoteID === changed?.NoteID)}
          onClose={writing.close}
          onDone={() => setSaid({ kind: 'success', words: t('notes.saved') })}
        />
      )}
      {removing.dialog !== null && (
        <RemoveDialog dialog={removing.dialog} onClose={removing.close} onConfirm={removeIt} />
      )}
    </div>
  )
}

interface RemoveDialogProps {
  dialog: { row: Note; isOpen: boolean }
  onClose: () => void
  onConfirm: (note: Note) => ReturnType<ReturnType<typeof useOfficeWrite<'/console-api/RemoveNote'>>['run']>
}

const RemoveDialog = ({ dialog: { row, isOpen }, onClose, onConfirm }: RemoveDialogProps) => {
  const t = useTexts()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('notes.removeTitle')}
      confirm={t('notes.removeSubmit')}
      isDangerous
      onConfirm={() => onConfirm(row)}
    >
      <p>{t('notes.removeText')}</p>
    </ConfirmDialog>
  )
}
