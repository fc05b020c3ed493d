import type { DocumentItem, DocumentUpload } from '@foyer/domain/documents/fields.ts'
import { badgeOf, takesUploads } from '@foyer/domain/documents/statuses.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Markup } from '@foyer/ui/markup.tsx'
import { useId } from 'react'
import { useTexts } from '../texts.ts'
import type { Uploads } from '../upload/use-uploads.ts'
import { ChooseFiles } from './choose-files.tsx'
import { DocumentBadge } from './document-badge.tsx'
import classes from './documents.module.css'
import { JoinPhotos } from './join-photos.tsx'
import { KeptFile } from './kept-file.tsx'
import { MissingFile } from './missing-file.tsx'
import { NotAvailable } from './not-available.tsx'
import { SendingFile } from './sending-file.tsx'
import { useGivenFiles } from './use-given-files.ts'

interface DocumentCardProps {
  item: DocumentItem
  RequestDocID: string
  uploads: Uploads
  /** Other people are asked for it, who alone can state that they do not have it. */
  isOthers?: boolean
  /** A required document without a file, after a try to continue. */
  isMissing: boolean
  onView: (upload: DocumentUpload) => void
  onRemove: (upload: DocumentUpload) => void
}

/** Accepted without a file. One that came after the statement is what was accepted. */
const isNotNeeded = ({ DFRequestDocItemStatusDD, NotAvailable, Uploads }: DocumentItem): boolean =>
  badgeOf(DFRequestDocItemStatusDD) === 'satisfied' &&
  NotAvailable !== '' &&
  !Uploads.some(({ ReturnedFlag }) => ReturnedFlag === 0)

const Settled = ({ item }: { item: DocumentItem }) => {
  const t = useTexts()
  const badge = badgeOf(item.DFRequestDocItemStatusDD)
  if (badge === 'open' || badge === 'notAccepted' || badge === 'submitted') return null
  return <p className={classes.quiet}>{t(`settled.${isNotNeeded(item) ? 'notNeeded' : badge}`)}</p>
}

/** One document: its name, status, files, and the button to add one. */
export const DocumentCard = (props: DocumentCardProps) => {
  const { item, RequestDocID, uploads, isOthers = false, isMissing, onView, onRemove } = props
  const t = useTexts()
  const id = useId()
  const { DFRequestDocItemID: itemId, DFRequestDocItemStatusDD: status, strDFDocumentType: name } = item
  const isOpen = takesUploads(status)
  const add = (files: File[]) => uploads.add(itemId, files)
  const { isOver, handlers } = useGivenFiles(isOpen, add)
  const onTheirWay = uploads.sending.filter((one) => one.itemId === itemId)
  return (
    <section
      id={`document-${itemId}`}
      className={classes.card}
      data-over={isOver}
      aria-labelledby={id}
      // Focusable by a click, so that files can be pasted into it.
      tabIndex={-1}
      {...handlers}
    >
      <div className={classes.head}>
        <h3 id={id} className={classes.name} tabIndex={-1}>
          {name}
          {item.Required === 0 && <span className={classes.optional}> {t('item.optional')}</span>}
        </h3>
        {!isNotNeeded(item) && <DocumentBadge status={status} />}
      </div>
      {item.Desc !== '' && (
        <p className={classes.quiet}>
          <Markup text={item.Desc} />
        </p>
      )}
      {item.Reason !== '' && (
        <Notice kind="warning" title={t('item.reason')}>
          <p>{item.Reason}</p>
        </Notice>
      )}
      <Settled item={item} />
      {isMissing && <MissingFile />}
      {item.Uploads.length + onTheirWay.length > 0 && (
        <ul className={classes.files} aria-label={t('item.files', { name })}>
          {item.Uploads.map((upload) => (
            <KeptFile
              key={upload.DFRequestDocItemUploadID}
              upload={upload}
              onView={() => onView(upload)}
              onRemove={() => onRemove(upload)}
            />
          ))}
          {onTheirWay.map((file) => (
            <SendingFile key={file.id} file={file} uploads={uploads} />
          ))}
        </ul>
      )}
      {isOpen && <JoinPhotos item={item} RequestDocID={RequestDocID} />}
      {isOpen && <ChooseFiles name={name} onFiles={add} />}
      {!isOthers && onTheirWay.length === 0 && <NotAvailable item={item} RequestDocID={RequestDocID} />}
    </section>
  )
}
