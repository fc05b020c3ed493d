import type { DocumentItem } from '@foyer/domain/documents/fields.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Button } from '@mantine/core'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'
import { focusDocument } from './focus-document.ts'

const mostPhotos = 20

/** Offered when several photos are pending: a broker prefers one file with all pages. */
export const JoinPhotos = ({ item, RequestDocID }: { item: DocumentItem; RequestDocID: string }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID } = useCallIds()
  const join = useWrite('/api/RDJoinPhotos', { invalidates: ['/api/RDLoad', '/api/MTGAPPLoad'] })
  const photos = item.Uploads.filter(({ ImageFlag, SubmitInSeconds }) => ImageFlag === 1 && SubmitInSeconds !== null)
  if (photos.length < 2 || photos.length > mostPhotos) return null
  const body = {
    SiteID,
    RequestDocID,
    DFRequestDocItemID: item.DFRequestDocItemID,
    Uploads: photos.map(({ DFRequestDocItemUploadID }) => DFRequestDocItemUploadID),
  }
  const press = async () => {
    if (join.isBusy) return
    const outcome = await join.run(body)
    if (outcome.ok) focusDocument(item.DFRequestDocItemID)
  }
  return (
    <>
      {join.failure !== undefined && <Notice kind="error" announced title={errorText(join.failure.key)} />}
      <div className={classes.drop}>
        <Button variant="default" aria-disabled={join.isBusy} onClick={() => void press()}>
          {join.isBusy ? t('join.busy') : t('join.action', { count: photos.length })}
        </Button>
      </div>
    </>
  )
}
