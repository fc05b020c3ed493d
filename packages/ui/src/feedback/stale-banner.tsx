import { notifyManager } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { lateFailureOf, queries } from '../client/use-call.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import classes from './feedback.module.css'
import { useIsOnline } from './offline-banner.tsx'
import { RetryButton } from './retry-button.tsx'

const cache = queries.getQueryCache()
const subscribe = (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed))

const firstLateFailure = () => {
  for (const query of cache.getAll()) {
    const failure = lateFailureOf(query)
    if (failure !== undefined) return failure
  }
  return undefined
}

/**
 * What is on the page stays when it could not be loaded again, with what was typed. This states so and loads it again, by itself
 * once the connection is back.
 */
export const StaleBanner = () => {
  const t = useKitTexts()
  const isOnline = useIsOnline()
  const failure = useSyncExternalStore(subscribe, firstLateFailure)
  const [isBusy, setBusy] = useState(false)
  const loadAgain = useCallback(async () => {
    setBusy(true)
    await queries.refetchQueries({ predicate: (query) => lateFailureOf(query) !== undefined })
    setBusy(false)
  }, [])
  useEffect(() => {
    // After a limit the button counts the seconds.
    if (isOnline && firstLateFailure()?.retryAfter === undefined) void loadAgain()
  }, [isOnline, loadAgain])
  return (
    <div role="status" className={classes.stale}>
      {isOnline && failure !== undefined && (
        <div className={classes.offline} data-stale={failure.key}>
          <Icon name="offline" />
          <span>{t('stale')}</span>
          <RetryButton failure={failure} isBusy={isBusy} onRetry={() => void loadAgain()} />
        </div>
      )}
    </div>
  )
}
