import { Button } from '@mantine/core'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { useCountdown } from './use-countdown.ts'

/** Retry; after TooManyRequests it says how long to wait. */
export const RetryButton = ({ after = 0, onRetry }: { after?: number | undefined; onRetry: () => void }) => {
  const t = useKitTexts()
  const left = useCountdown(after)
  return (
    <Button variant="default" type="button" disabled={left > 0} onClick={onRetry}>
      {left > 0 ? t('retryIn', { count: left }) : t('retry')}
    </Button>
  )
}
