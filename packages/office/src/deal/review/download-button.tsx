import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { useTexts } from '../texts.ts'
import type { Upload } from './items.ts'
import classes from './review.module.css'

/** The file as an attachment. A refusal is JSON, without a name for a file. */
const fetchFile = async (body: object): Promise<Blob | undefined> => {
  try {
    const response = await fetch('/console-api/DownloadUpload', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok && response.headers.has('content-disposition') ? await response.blob() : undefined
  } catch {
    return undefined
  }
}

export const DownloadButton = ({ place: { SiteID }, upload }: { place: DealPlace; upload: Upload }) => {
  const t = useTexts()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { DFRequestDocItemUploadID, FileName } = upload
  const download = async () => {
    setState('busy')
    const file = await fetchFile({ SiteID, DFRequestDocItemUploadID })
    if (file !== undefined) saveAs(file, FileName)
    setState(file === undefined ? 'failed' : 'idle')
  }
  return (
    <div className={classes.download}>
      <Button
        variant="default"
        size="compact-md"
        className={classes.tool ?? ''}
        leftSection={<Icon name="download" size={18} />}
        aria-disabled={state === 'busy'}
        data-download
        onClick={() => state !== 'busy' && void download()}
      >
        {t(state === 'busy' ? 'decide.downloading' : 'decide.download')}
      </Button>
      {state === 'failed' && <Notice kind="error" announced title={t('decide.downloadFailed')} />}
    </div>
  )
}
