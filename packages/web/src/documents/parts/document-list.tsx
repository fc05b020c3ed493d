import type { DocumentUpload, RequestDocument } from '@foyer/domain/documents/fields.ts'
import { isAnswered } from '@foyer/domain/documents/rules.ts'
import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { useEffect, useRef, useState } from 'react'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useWrite } from '../../kit/client/use-write.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
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
  /** Says which required documents lack their file. */
  showMissing?: boolean
  onWaited: () => void
}

interface Viewing {
  upload: DocumentUpload
  RequestDocID: string
}

interface Removing extends Viewing {
  itemId: number
}

/** The documents of one request or of several, with what is on its way and how long it waits. */
export const DocumentList = ({ requests, uploads, removePath, showMissing = false, onWaited }: DocumentListProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
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
  // The dialog gives the focus back to a button that is about to go with its file.
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
      {requests.map(({ RequestDocID, DFRequestDocID, Desc, Items }) => (
        <section key={DFRequestDocID} className={classes.request}>
          <h2 className={classes.requestName}>{Desc}</h2>
          {Items.map((item) => (
            <DocumentCard
              key={item.DFRequestDocItemID}
              item={item}
              RequestDocID={RequestDocID}
              uploads={uploads}
              isMissing={showMissing && !isAnswered(item)}
              onView={(upload) => setViewing({ upload, RequestDocID })}
              onRemove={(upload) => setRemoving({ upload, itemId: item.DFRequestDocItemID, RequestDocID })}
            />
          ))}
        </section>
      ))}
      <span role="status" className={classes.hidden}>
        {/* A telephone calls every photo alike: each is said anew. */}
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
