import type { RequestDocument } from '@foyer/domain/documents/fields.ts'
import { secondsUntilSubmitted } from '@foyer/domain/documents/rules.ts'
import { Countdown } from '@foyer/ui/feedback/countdown.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useHelper } from '@foyer/ui/page/way-out.tsx'
import { useTexts } from '../texts.ts'

interface WaitingNoticeProps {
  requests: readonly RequestDocument[]
  /** Called when the pending files have been submitted. */
  onEnd: () => void
}

/** Pending files are submitted to the broker automatically: when, and what can be done until then. */
export const WaitingNotice = ({ requests, onEnd }: WaitingNoticeProps) => {
  const t = useTexts()
  const name = useHelper()?.name ?? ''
  const seconds = secondsUntilSubmitted(requests.flatMap(({ Items }) => Items))
  if (seconds === undefined) return null
  return (
    <Notice kind="info" title={t('waiting.title')}>
      <p>
        {t('waiting.text', { name })} <Countdown seconds={seconds} onEnd={onEnd} />.
      </p>
      <p>{t('waiting.until')}</p>
    </Notice>
  )
}
