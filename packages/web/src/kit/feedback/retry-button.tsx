import { Button } from '@mantine/core'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useCountdown } from './use-countdown.ts'

/** Longer waits are told in minutes. */
const secondsTold = 90

/** Retry; after TooManyRequests it says how long to wait. */
export const RetryButton = ({ after = 0, onRetry }: { after?: number | undefined; onRetry: () => void }) => {
  const t = useKitTexts()
  const left = useCountdown(after)
  const wait = left > secondsTold ? t('retryInMinutes', { count: Math.ceil(left / 60) }) : t('retryIn', { count: left })
  return (
    <Button variant="default" type="button" disabled={left > 0} onClick={onRetry}>
      {left > 0 ? wait : t('retry')}
    </Button>
  )
}
