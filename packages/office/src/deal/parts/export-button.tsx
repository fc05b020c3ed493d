import { read } from '@foyer/ui/client/call.ts'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { savePdf } from '../../kit/pdf-files.ts'
import { useConfirm } from '../../session/confirm.tsx'
import { useTexts } from '../texts.ts'
import classes from './deal.module.css'

interface ExportButtonProps {
  place: DealPlace
  /** As it was sent then; by default the last time. */
  submission?: { id: number; named: string }
  onDone: (words: string) => void
}

/** The application as a document. It holds everything, so the server asks for a confirmation. */
export const ExportButton = ({ place, submission, onDone }: ExportButtonProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const confirm = useConfirm()
  const { LanguageID } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<FailureKey | 'none' | undefined>(undefined)
  const ask = async () => {
    const asked = () =>
      read('/console-api/ExportDeal', { ...place, LanguageID, ...(submission && { SubmissionID: submission.id }) })
    const outcome = await asked()
    const isAsked = !outcome.ok && outcome.key === 'StepUpRequired'
    return isAsked && (await confirm()) ? asked() : outcome
  }
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setWrong(undefined)
    const outcome = await ask()
    setBusy(false)
    if (!outcome.ok) return setWrong(outcome.key)
    if (outcome.reply.Pdf === '') return setWrong('none')
    savePdf(outcome.reply.Pdf, `application-${place.MortgageApplicationID}.pdf`)
    onDone(t('done.exported'))
  }
  return (
    <div className={classes.export}>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        aria-disabled={isBusy}
        data-export
        aria-label={submission?.named}
        onClick={() => void run()}
      >
        {t(isBusy ? 'export.busy' : submission ? 'export.pdf' : 'export.label')}
      </Button>
      {wrong !== undefined && (
        <Notice kind="error" announced title={wrong === 'none' ? t('export.none') : errorText(wrong)} />
      )}
    </div>
  )
}
