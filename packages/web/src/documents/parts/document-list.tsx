import type { DocumentUpload, RequestDocument } from '@foyer/domain/documents/fields.ts'
import { isAnswered } from '@foyer/domain/documents/rules.ts'
import { useState } from 'react'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useWrite } from '../../kit/client/use-write.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { useTexts } from '../texts.ts'
import type { Uploads } from '../upload/use-uploads.ts'
import { DocumentCard } from './document-card.tsx'
import classes from './documents.module.css'
import { WaitingNotice } from './waiting-notice.tsx'

interface DocumentListProps {
  requests: readonly RequestDocument[]
  uploads: Uploads
  removePath: '/api/RDRemoveUpload' | '/api/RDRemoveUploadV2'
  /** Says which required documents lack their file. */
  showMissing?: boolean
  onWaited: () => void
}

interface Removing {
  upload: DocumentUpload
  RequestDocID: string
}

/** The documents of one request or of several, with what is on its way and how long it waits. */
export const DocumentList = ({ requests, uploads, removePath, showMissing = false, onWaited }: DocumentListProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const [removing, setRemoving] = useState<Removing>()
  const remove = useWrite(removePath, { invalidates: ['/api/RDLoad', '/api/MTGAPPLoad'] })
  const close = () => setRemoving(undefined)
  const confirm = () => {
    if (removing === undefined) return undefined
    const { RequestDocID, upload } = removing
    return remove.run({ SiteID, RequestDocID, DFRequestDocItemUploadID: upload.DFRequestDocItemUploadID })
  }
  return (
    <>
      <WaitingNotice requests={requests} onEnd={onWaited} />
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
              onRemove={(upload) => setRemoving({ upload, RequestDocID })}
            />
          ))}
        </section>
      ))}
      <span role="status" className={classes.hidden}>
        {uploads.lastAdded !== '' && t('file.added', { name: uploads.lastAdded })}
      </span>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={close}
        title={t('remove.title')}
        confirm={t('remove.confirm')}
        isDangerous
        onConfirm={confirm}
      >
        {t('remove.text', { name: removing?.upload.FileName ?? '' })}
      </ConfirmDialog>
    </>
  )
}
