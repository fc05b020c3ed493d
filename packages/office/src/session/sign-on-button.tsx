import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import classes from './session.module.css'

interface SignOnButtonProps {
  /** The words of the button, as "Continue with Acme". */
  label: string
  isSecondary?: boolean
  /** Begins a round trip to the provider of a brokerage. */
  start: () => Promise<Outcome<{ Url: string }>>
}

/** Leaves for the provider's page, which leads back; stays and shows why where it cannot. */
export const SignOnButton = ({ label, isSecondary = false, start }: SignOnButtonProps) => {
  const t = useOfficeTexts()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<FailureKey | undefined>(undefined)
  const go = async () => {
    if (isBusy) return
    setWrong(undefined)
    setBusy(true)
    const outcome = await start()
    // Busy until the other page is shown.
    if (outcome.ok) return globalThis.location.assign(outcome.reply.Url)
    setBusy(false)
    setWrong(outcome.key)
  }
  return (
    <div className={classes.passkey} data-page-error={wrong}>
      {wrong !== undefined && <Notice kind="error" announced title={errorText(wrong)} />}
      <Button
        {...(isSecondary ? { variant: 'default' } : {})}
        aria-disabled={isBusy}
        data-sign-on
        onClick={() => void go()}
      >
        {isBusy ? t('signOn.leaving') : label}
      </Button>
    </div>
  )
}
