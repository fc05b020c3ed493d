import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { read } from '@foyer/ui/client/call.ts'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from '../audit.module.css'
import { useTexts } from '../texts.ts'

type Part = ReplyOf<'/console-api/CheckChain'>

type State =
  | { is: 'idle' }
  | { is: 'running'; chain: string; part: Part | undefined }
  | { is: 'intact'; events: number; at: string }
  | { is: 'broken'; chain: string; part: Part }
  | { is: 'failed'; failure: Failure }

const reasons = ['missing', 'changed', 'unknown-key', 'older-key', 'anchor'] as const

/** Checks the chain of each site and that of the server, part by part, up to the first broken link. */
const checkAll = async (chains: readonly string[], onState: (state: State) => void): Promise<void> => {
  let events = 0
  let at = ''
  for (const chain of chains) {
    for (let part: Part | undefined; part?.DoneFl !== 1; ) {
      onState({ is: 'running', chain, part })
      const outcome = await read('/console-api/CheckChain', { SiteID: chain, After: part?.Checked ?? 0 })
      if (!outcome.ok) return onState({ is: 'failed', failure: outcome })
      part = outcome.reply
      if (part.BrokenSequence !== 0) return onState({ is: 'broken', chain, part })
      at = part.CheckedAt
      // The chain of the server has events of others too, which are not counted here.
      if (part.DoneFl === 1 && chain !== '') events += part.Checked
    }
  }
  onState({ is: 'intact', events, at })
}

interface CheckRecordProps {
  sites: readonly string[]
  timeZone: string | undefined
}

/** Whether the trail is as the server wrote it. */
export const CheckRecord = ({ sites, timeZone }: CheckRecordProps) => {
  const t = useTexts()
  const [state, setState] = useState<State>({ is: 'idle' })
  const start = async () => {
    if (state.is === 'running') return
    await checkAll([...sites, ''], setState)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="check" size={18} />}
        aria-disabled={state.is === 'running'}
        data-check
        onClick={() => void start()}
      >
        {t('check.open')}
      </Button>
      <div className={classes.result}>
        <Result state={state} timeZone={timeZone} onRetry={() => void start()} />
      </div>
    </>
  )
}

interface ResultProps {
  state: State
  timeZone: string | undefined
  onRetry: () => void
}

const Result = ({ state, timeZone, onRetry }: ResultProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const chainOf = (chain: string) => chain || t('check.own')
  const at = (instant: string) => formatInstant(instant, language, timeZone) || t('check.noTime')
  if (state.is === 'idle') return null
  if (state.is === 'failed') return <CallFailure failure={state.failure} onRetry={onRetry} />
  if (state.is === 'running') {
    const { Checked: checked = 0, Length: length = 0 } = state.part ?? {}
    return (
      <p role="status" className={classes.text}>
        {t('check.running', { checked, length, chain: chainOf(state.chain) })}
      </p>
    )
  }
  if (state.is === 'intact')
    return (
      <Notice kind="success" announced title={t('check.done')}>
        <p className={classes.text}>{t('check.doneText', { count: state.events, at: at(state.at) })}</p>
      </Notice>
    )
  const { BrokenSequence: sequence, BrokenAt, Reason } = state.part
  const reason = reasons.find((one) => one === Reason) ?? 'changed'
  return (
    <Notice kind="error" announced title={t('check.broken')}>
      <p className={classes.text}>
        {t('check.brokenAt', {
          ...{ sequence, at: at(BrokenAt), chain: chainOf(state.chain) },
          reason: t(`check.reasons.${reason}`),
        })}
      </p>
    </Notice>
  )
}
