import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useStep } from './step-context.ts'
import { useWizardTexts } from './texts.ts'

/** Submits the surrounding form again, to the newest version of the application. */
const SaveAgain = () => {
  const t = useWizardTexts()
  const kit = useKitTexts()
  const { refresh } = useStep()
  const { submit } = useFormContext()
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await refresh()
    setBusy(false)
    submit()
  }
  return (
    <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && void again()}>
      {isBusy ? kit('working') : t('stale.again')}
    </Button>
  )
}

interface StaleNoticeProps {
  text: string
  /** Whether the input may overwrite the changes: not where they must be read first. */
  mayOverwrite: boolean
  /** Discards the input for the latest answers. */
  onReload?: () => void
}

/** The options after a save was refused because the application changed; comes first in its form. */
export const StaleNotice = ({ text, mayOverwrite, onReload }: StaleNoticeProps) => {
  const t = useWizardTexts()
  return (
    <Notice kind="info">
      <p>{text}</p>
      {mayOverwrite && <SaveAgain />}
      {onReload !== undefined && (
        <Button variant="default" onClick={onReload}>
          {t('stale.reload')}
        </Button>
      )}
    </Notice>
  )
}
