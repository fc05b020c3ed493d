import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCallIds } from '../../kit/client/ids.tsx'
import { callKey, queries, useCall } from '../../kit/client/use-call.ts'

export type Application = ReplyOf<'/api/MTGAPPLoad'>

const path = '/api/MTGAPPLoad'

/**
 * The application of the address. It is asked without a language, so that changing that does not load it anew under
 * what is being typed. `application` is there once it is fresh: a form takes its values up only once.
 */
export const useApplication = () => {
  const { SiteID, UserID } = useCallIds()
  const MortgageApplicationID = Number(useParams().appid)
  const body = { SiteID, UserID, MortgageApplicationID }
  const { reply, isFetching, failure, retry } = useCall(path, body)
  const [readyFor, setReadyFor] = useState<number>()
  const isReady = readyFor === MortgageApplicationID
  if (!isReady && reply !== undefined && !isFetching) setReadyFor(MortgageApplicationID)

  return {
    application: isReady ? reply : undefined,
    /** A later load that fails takes nothing away. */
    failure: isReady || isFetching ? undefined : failure,
    retry,
    reload: () => queries.refetchQueries({ queryKey: callKey(path, body) }),
    /** The copy is old: it is not drawn anew, and loaded by the next page that wants it. */
    forget: () => void queries.invalidateQueries({ queryKey: callKey(path, body), refetchType: 'none' }),
    /** The newest copy at this moment, after a save of our own. */
    newest: () => queries.getQueryData<Application>(callKey(path, body)),
  }
}
