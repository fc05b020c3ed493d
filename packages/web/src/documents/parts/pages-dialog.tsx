import type { DocumentUpload } from '@foyer/domain/documents/fields.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './pages-dialog.module.css'

interface PagesDialogProps {
  upload: DocumentUpload
  RequestDocID: string
  onClose: () => void
}

/** A file's pages as images that the server renders: the browser never opens the file itself. */
export const PagesDialog = ({ upload, RequestDocID, onClose }: PagesDialogProps) => {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const { FileName: name, Pages: pages } = upload
  return (
    <Dialog isOpen onClose={onClose} title={name} size="md">
      <PagePicture key={page} upload={upload} RequestDocID={RequestDocID} page={page} />
      {pages > 1 && (
        <nav className={classes.turn} aria-label={t('pages.turn')}>
          <Button
            variant="default"
            leftSection={<Icon name="back" />}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t('pages.previous')}
          </Button>
          <p className={classes.place} role="status">
            {t('pages.place', { page, pages })}
          </p>
          <Button
            variant="default"
            rightSection={<Icon name="next" />}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            {t('pages.next')}
          </Button>
        </nav>
      )}
    </Dialog>
  )
}

const PagePicture = ({ upload, RequestDocID, page }: Omit<PagesDialogProps, 'onClose'> & { page: number }) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { DFRequestDocItemUploadID, FileName: name, Pages: pages } = upload
  const asked = { SiteID, RequestDocID, DFRequestDocItemUploadID, Page: page }
  // An uploaded file never changes.
  const { reply, failure, retry } = useCall('/api/RDLoadPage', asked, { staleTime: Number.POSITIVE_INFINITY })
  if (failure) return <CallFailure failure={failure} onRetry={retry} />
  if (!reply) return <Skeleton className={classes.waiting ?? ''} aria-busy="true" />
  const alt = t('pages.picture', { name, page, pages })
  return <img className={classes.picture} src={`data:image/jpeg;base64,${reply.Picture}`} alt={alt} />
}
