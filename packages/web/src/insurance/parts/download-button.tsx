import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './coverage.module.css'
import { usePlace } from './use-place.ts'

interface DownloadButtonProps {
  CliApplicationId: number
  /** The copy with this person's own answers instead of the signed document. */
  isOwnCopy?: boolean
}

/** The document, fetched by its call's form post. */
export const DownloadButton = ({ CliApplicationId, isOwnCopy = false }: DownloadButtonProps) => {
  const t = useTexts()
  const kit = useKitTexts()
  const { siteId, token, languageId } = usePlace()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = async () => {
    setState('busy')
    try {
      const fields = {
        CliApplicationId,
        Token: token,
        SiteId: siteId,
        LanguageId: languageId,
        OwnCopy: isOwnCopy ? 1 : 0,
      }
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const response = await fetch('/ws/downloadcliapplicationWithToken', { method: 'POST', body })
      if (response.headers.get('content-type') !== 'application/pdf') return setState('failed')
      saveAs(await response.blob(), `insurance-${CliApplicationId}${isOwnCopy ? '-answers' : ''}.pdf`)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={classes.download}>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void download()}
      >
        {state === 'busy' ? t('sign.downloading') : t(isOwnCopy ? 'sign.downloadOwn' : 'sign.download')}
      </Button>
      {state === 'failed' && <Notice kind="error" announced title={kit('networkFailure')} />}
    </div>
  )
}
