import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from './page.module.css'
import { savePdf } from './pdf-files.ts'

interface DownloadPdfProps {
  label: string
  /** Of the file. */
  name: string
  load: () => Promise<Outcome<{ Pdf: string }>>
}

/** A document as PDF, which a call returns as base64. */
export const DownloadPdf = ({ label, name, load }: DownloadPdfProps) => {
  const kit = useKitTexts()
  const errorText = useErrorText()
  const [state, setState] = useState({ isBusy: false, wrong: '' })
  const run = async () => {
    if (state.isBusy) return
    setState({ isBusy: true, wrong: '' })
    const outcome = await load()
    setState({ isBusy: false, wrong: outcome.ok ? '' : errorText(outcome.key) })
    if (outcome.ok) savePdf(outcome.reply.Pdf, name)
  }
  return (
    <div className={classes.page}>
      <Button
        variant="default"
        className={classes.start ?? ''}
        leftSection={<Icon name="download" size={18} />}
        aria-disabled={state.isBusy}
        data-download
        onClick={() => void run()}
      >
        {state.isBusy ? kit('working') : label}
      </Button>
      {state.wrong !== '' && <Notice kind="error" announced title={state.wrong} />}
    </div>
  )
}
