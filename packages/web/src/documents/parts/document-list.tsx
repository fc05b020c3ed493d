import type { DocumentUpload, RequestDocument } from '@foyer/domain/documents/fields.ts'
import { isMissing, isToSend } from '@foyer/domain/documents/rules.ts'
import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import type { Uploads } from '../upload/use-uploads.ts'
import { DocumentCard } from './document-card.tsx'
import classes from './documents.module.css'
import { focusDocument } from './focus-document.ts'
import { PagesDialog } from './pages-dialog.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

interface DocumentListProps {
  requests: readonly RequestDocument[]
  uploads: Uploads
  removePath: '/api/RDRemoveUpload' | '/api/RDRemoveUploadV2'
  /** Marks required documents without a file. */
  showMissing?: boolean
  /** In the borrower's application, where a request may ask someone else. */
  isBorrower?: boolean
  onWaited: () => void
}

interface Viewing {
  upload: DocumentUpload
  RequestDocID: string
}

interface Removing extends Viewing {
  itemId: number
}

/** The documents of one or several requests, with uploads in progress and the time until they are submitted. */
export const DocumentList = (props: DocumentListProps) => {
  const { requests, uploads, removePath, showMissing = false, isBorrower = false, onWaited } = props
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { language } = useLanguage()
  const [viewing, setViewing] = useState<Viewing>()
  const [removing, setRemoving] = useState<Removing>()
  const remove = useWrite(removePath, { invalidates: ['/api/RDLoad', '/api/MTGAPPLoad'] })
  const close = () => setRemoving(undefined)
  const removedFrom = useRef(0)
  const confirm = async ({ RequestDocID, upload, itemId }: Removing) => {
    const { DFRequestDocItemUploadID } = upload
    const outcome = await remove.run({ SiteID, RequestDocID, DFRequestDocItemUploadID })
    if (outcome.ok) removedFrom.current = itemId
    return outcome
  }
  // The dialog returns the focus to a button that is removed with its file.
  useEffect(() => {
    if (removing !== undefined || removedFrom.current === 0) return
    focusDocument(removedFrom.current)
    removedFrom.current = 0
  }, [removing])
  const isAnyOpen = requests.some(({ Items }) => Items.some((item) => takesUploads(item.DFRequestDocItemStatusDD)))
  return (
    <>
      <WaitingNotice requests={requests} onEnd={onWaited} />
      {isAnyOpen && <p className={classes.kinds}>{t('kinds')}</p>}
      {requests.map((request) => {
        const isOthers = isBorrower && request.BorrowerFlag === 0
        return (
          <section key={request.DFRequestDocID} className={classes.request}>
            <h2 className={classes.requestName}>{request.Desc}</h2>
            {isOthers && <p className={classes.quiet}>{t('others')}</p>}
            {request.DueDate !== '' && request.Items.some(isToSend) && (
              <p className={classes.due}>{t('due', { date: formatDate(request.DueDate, language) })}</p>
            )}
            {request.Items.map((item) => (
              <DocumentCard
                key={item.DFRequestDocItemID}
                item={item}
                RequestDocID={request.RequestDocID}
                uploads={uploads}
                isOthers={isOthers}
                isMissing={showMissing && isMissing(request, item)}
                onView={(upload) => setViewing({ upload, RequestDocID: request.RequestDocID })}
                onRemove={(upload) =>
                  setRemoving({ upload, itemId: item.DFRequestDocItemID, RequestDocID: request.RequestDocID })
                }
              />
            ))}
          </section>
        )
      })}
      <span role="status" className={classes.hidden}>
        {/* A phone gives every photo the same name, so the key announces each one. */}
        <span key={uploads.added.count}>
          {uploads.added.count > 0 && t('file.added', { name: uploads.added.name })}
        </span>
      </span>
      {viewing !== undefined && <PagesDialog {...viewing} onClose={() => setViewing(undefined)} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={close}
        title={t('remove.title')}
        confirm={t('remove.confirm')}
        isDangerous
        onConfirm={() => (removing === undefined ? undefined : confirm(removing))}
      >
        {t('remove.text', { name: removing?.upload.FileName ?? '' })}
      </ConfirmDialog>
    </>
  )
}
