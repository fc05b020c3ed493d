import { isNewest, queries } from '@foyer/ui/client/use-call.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type Application, useApplicationCall } from './application-call.ts'

export type { Application } from './application-call.ts'

/**
 * The application of the URL. Loaded without a language, so that switching it does not reload under the input.
 * `application` is set only once it is fresh, because a form reads its initial values once.
 */
export const useApplication = () => {
  const MortgageApplicationID = Number(useParams().appid)
  const { application, isFetching, failure, retry, key } = useApplicationCall()
  const [readyFor, setReadyFor] = useState<number>()
  const isReady = readyFor === MortgageApplicationID
  const isOwn = application?.MortgageApplicationID === MortgageApplicationID
  if (!isReady && isOwn && !isFetching) setReadyFor(MortgageApplicationID)

  return {
    application: isReady ? application : undefined,
    /** A later failed load keeps the application. */
    failure: isReady || isFetching ? undefined : failure,
    retry,
    /** Whether it succeeded. */
    reload: async () => {
      await queries.refetchQueries({ queryKey: key })
      return isNewest(key)
    },
    /** Marks the copy as stale without re-rendering; the next page that needs it loads it. */
    forget: () => void queries.invalidateQueries({ queryKey: key, refetchType: 'none' }),
    /** The current cached copy, after a save of our own. */
    newest: () => queries.getQueryData<Application>(key),
  }
}
