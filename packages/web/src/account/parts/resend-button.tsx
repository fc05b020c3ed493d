import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { Countdown } from '@foyer/ui/feedback/countdown.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { QuietButton } from './quiet-button.tsx'

const pauseSeconds = 60

/** Requests another code, at most once a minute, so that a slow mail is not mistaken for a lost one. */
export const ResendButton = ({ resend }: { resend: () => Promise<Outcome> }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const [sent, setSent] = useState(1)
  const [isWaiting, setWaiting] = useState(true)
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined)
  const again = async () => {
    setWaiting(true)
    setOutcome(await resend())
    setSent(sent + 1)
  }
  return (
    <>
      <QuietButton isWaiting={isWaiting} onClick={() => void again()}>
        {isWaiting ? (
          <>
            {t('code.resendIn')} <Countdown key={sent} seconds={pauseSeconds} onEnd={() => setWaiting(false)} />
          </>
        ) : (
          t('code.resend')
        )}
      </QuietButton>
      {outcome?.ok === true && <Notice kind="success" announced title={t('code.resent')} />}
      {outcome?.ok === false && <Notice kind="error" announced title={errorText(outcome.key)} />}
    </>
  )
}
