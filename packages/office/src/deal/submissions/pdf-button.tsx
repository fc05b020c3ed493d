import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { savePdf } from '../../kit/pdf-files.ts'
import { useExport } from '../export/use-export.ts'
import classes from '../parts/deal.module.css'
import { useTexts } from '../texts.ts'

interface PdfButtonProps {
  place: DealPlace
  submissionId: number
  label: string
  onDone: () => void
}

/** A submission as a document, as it was sent. */
export const PdfButton = ({ place, submissionId, label, onDone }: PdfButtonProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const ask = useExport(place)
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<FailureKey | 'none' | undefined>(undefined)
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setWrong(undefined)
    const outcome = await ask({ SubmissionID: submissionId })
    setBusy(false)
    if (!outcome.ok) return setWrong(outcome.key)
    if (outcome.reply.Pdf === '') return setWrong('none')
    savePdf(outcome.reply.Pdf, `application-${place.MortgageApplicationID}.pdf`)
    onDone()
  }
  return (
    <div className={classes.export}>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        aria-disabled={isBusy}
        data-export
        aria-label={label}
        onClick={() => void run()}
      >
        {t(isBusy ? 'export.busy' : 'export.pdf')}
      </Button>
      {wrong !== undefined && (
        <Notice kind="error" announced title={wrong === 'none' ? t('export.none') : errorText(wrong)} />
      )}
    </div>
  )
}
