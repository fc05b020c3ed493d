import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '../kit/copy-button.tsx'
import { QrCode } from '../kit/qr-code.tsx'
import { useOfficeTexts } from '../kit/texts.ts'
import { TotpForm } from '../session/factor-choice.tsx'
import classes from './factors.module.css'

type Started = ReplyOf<'/console-api/StartTotp'>

interface AppSetupProps<Reply> {
  start: () => Promise<Outcome<Started>>
  confirm: (challengeId: string, code: string) => Promise<Outcome<Reply>>
  onDone: (reply: Reply) => void
}

/** In groups of four, as apps show it. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** Shows the secret as a QR code and as text, and takes the first code. */
export const AppSetup = <Reply,>({ start, confirm, onDone }: AppSetupProps<Reply>) => {
  const t = useOfficeTexts()
  const kit = useKitTexts()
  const [started, setStarted] = useState<Started | undefined>(undefined)
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const outcome = await start()
    setBusy(false)
    if (outcome.ok) setStarted(outcome.reply)
    else setFailure(outcome)
  }
  if (started === undefined) {
    return (
      <div className={classes.begin} data-page-error={failure?.key}>
        {failure !== undefined && <CallFailure failure={failure} onRetry={() => void begin()} />}
        <Button data-start-app aria-disabled={isBusy} onClick={() => void begin()}>
          {isBusy ? kit('working') : t('enrol.start')}
        </Button>
      </div>
    )
  }
  const { ChallengeID, Secret, Uri } = started
  return (
    <>
      <p className={classes.text}>{t('enrol.scan')}</p>
      <div className={classes.code}>
        <QrCode text={Uri} label={t('enrol.qr')} />
        <div className={classes.secret}>
          <span>{t('enrol.byHand')}</span>
          <span className={classes.key} data-secret>
            {inGroups(Secret)}
          </span>
          <CopyButton text={Secret} label={t('factor.copy')} />
        </div>
      </div>
      <p className={classes.text}>{t('enrol.thenCode')}</p>
      <TotpForm submit={t('enrol.add')} onCode={(code) => confirm(ChallengeID, code)} onDone={onDone} />
    </>
  )
}
