import { Button } from '@mantine/core'
import type { Failure } from '../client/outcome.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useCountdown } from './use-countdown.ts'

/** Seconds in a readable unit: minutes or hours for long waits. */
const waitOf = (seconds: number) => {
  if (seconds <= 90) return { unit: 'retryIn', count: seconds } as const
  if (seconds < 2 * 60 * 60) return { unit: 'retryInMinutes', count: Math.ceil(seconds / 60) } as const
  return { unit: 'retryInHours', count: Math.ceil(seconds / 3600) } as const
}

interface RetryButtonProps {
  /** Of the last try. */
  failure?: Failure | undefined
  isBusy?: boolean
  onRetry: () => void
}

/** Retry; after TooManyRequests it shows how long to wait. */
export const RetryButton = ({ failure, isBusy = false, onRetry }: RetryButtonProps) => {
  const t = useKitTexts()
  const left = useCountdown(failure?.retryAfter ?? 0, failure)
  const { unit, count } = waitOf(left)
  return (
    <Button variant="default" type="button" disabled={left > 0} loading={isBusy} onClick={onRetry}>
      {left > 0 ? t(unit, { count }) : t('retry')}
    </Button>
  )
}
