import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import { hasPasskeys, type PasskeyResult, type Refused } from './passkey.ts'
import classes from './session.module.css'

interface PasskeyButtonProps<Proof, Reply> {
  label: string
  /** Where the page has a more usual way. */
  isSecondary?: boolean
  /** Asks the browser. */
  ask: () => Promise<PasskeyResult<Proof>>
  /** Sends the browser's answer to the server. */
  send: (proof: Proof) => Promise<Outcome<Reply>>
  onDone: (reply: Reply) => void
}

type Wrong = { by: 'browser'; why: Refused } | { by: 'server'; key: FailureKey }

/** Uses or makes a passkey, and shows what to do when the browser or the server does not accept it. */
export const PasskeyButton = <Proof, Reply>({
  label,
  isSecondary = false,
  ask,
  send,
  onDone,
}: PasskeyButtonProps<Proof, Reply>) => {
  const t = useOfficeTexts()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong | undefined>(undefined)
  if (!hasPasskeys()) return <Notice kind="warning" title={t('factor.unsupported')} />
  const attempt = async () => {
    const asked = await ask()
    if ('ok' in asked) return setWrong({ by: 'server', key: asked.key })
    if (asked.kind === 'refused') return setWrong({ by: 'browser', why: asked.why })
    const outcome = await send(asked.value)
    if (outcome.ok) onDone(outcome.reply)
    else setWrong({ by: 'server', key: outcome.key })
  }
  const start = async () => {
    if (isBusy) return
    setWrong(undefined)
    setBusy(true)
    await attempt()
    setBusy(false)
  }
  return (
    <div className={classes.passkey} data-page-error={wrong?.by === 'server' ? wrong.key : undefined}>
      {wrong !== undefined && (
        <Notice
          kind={wrong.by === 'server' ? 'error' : 'warning'}
          announced
          title={wrong.by === 'server' ? errorText(wrong.key) : t(`factor.${wrong.why}`)}
        />
      )}
      <Button
        {...(isSecondary ? { variant: 'default' } : {})}
        leftSection={<Icon name="key" />}
        aria-disabled={isBusy}
        data-passkey
        onClick={() => void start()}
      >
        {isBusy ? t('factor.waiting') : label}
      </Button>
    </div>
  )
}
