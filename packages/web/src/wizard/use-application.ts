import { useState } from 'react'
import { useParams } from 'react-router'
import { queries } from '../kit/client/use-call.ts'
import { type Application, useApplicationCall } from './application-call.ts'

export type { Application } from './application-call.ts'

/**
 * The application of the address. It is asked without a language, so that changing that does not load it anew under
 * what is being typed. `application` is there once it is fresh: a form takes its values up only once.
 */
export const useApplication = () => {
  const MortgageApplicationID = Number(useParams().appid)
  const { application, isFetching, failure, retry, key } = useApplicationCall()
  const [readyFor, setReadyFor] = useState<number>()
  const isReady = readyFor === MortgageApplicationID
  if (!isReady && application !== undefined && !isFetching) setReadyFor(MortgageApplicationID)

  return {
    application: isReady ? application : undefined,
    /** A later load that fails takes nothing away. */
    failure: isReady || isFetching ? undefined : failure,
    retry,
    reload: () => queries.refetchQueries({ queryKey: key }),
    /** The copy is old: it is not drawn anew, and loaded by the next page that wants it. */
    forget: () => void queries.invalidateQueries({ queryKey: key, refetchType: 'none' }),
    /** The newest copy at this moment, after a save of our own. */
    newest: () => queries.getQueryData<Application>(key),
  }
}
