import { Button } from '@mantine/core'
import { useState } from 'react'
import { useStep } from '../../app/wizard/step-context.ts'
import type { Failure } from '../../kit/client/outcome.ts'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { useKitTexts } from '../../kit/i18n/kit-texts.ts'
import { useTexts } from '../texts.ts'

/**
 * The way on after an entry was refused because the application changed meanwhile: the entry is one of its own, so it
 * goes into the newest list as it was typed. First in the dialog's form, under its summary.
 */
export const DialogFailure = ({ failure }: { failure: Failure | undefined }) => {
  const t = useTexts()
  const kit = useKitTexts()
  const { refresh } = useStep()
  const { submit } = useFormContext()
  const [isBusy, setBusy] = useState(false)
  if (failure?.key !== 'StaleEdit') return null
  const again = async () => {
    setBusy(true)
    await refresh()
    setBusy(false)
    submit()
  }
  return (
    <Notice kind="info">
      <p>{t('stale.text')}</p>
      <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && void again()}>
        {isBusy ? kit('working') : t('stale.again')}
      </Button>
    </Notice>
  )
}
