import type { BodyOf, ReadPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import { type Query, QueryClient, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { read } from './call.ts'
import { CallError, type Failure } from './outcome.ts'

/**
 * What is invalidated while it is read for the first time is read again. The library waits for the reply that is under way, which
 * may be from before the change, and counts it as new.
 */
class Queries extends QueryClient {
  override async invalidateQueries(...[filters = {}, options]: Parameters<QueryClient['invalidateQueries']>) {
    const { predicate = () => true, refetchType } = filters
    const isFirstRead = (query: Query) =>
      query.state.data === undefined && query.state.fetchStatus === 'fetching' && predicate(query)
    if (refetchType !== 'none') await this.cancelQueries({ ...filters, type: 'active', predicate: isFirstRead })
    return super.invalidateQueries(filters, options)
  }
}

export const queries = new Queries({
  defaultOptions: {
    // The call client retries; retrying here too would triple the wait.
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

export interface CallState<Reply> {
  reply: Reply | undefined
  /** Nothing to show yet. */
  isLoading: boolean
  /** Being requested, perhaps with an older reply to show meanwhile. */
  isFetching: boolean
  failure: Failure | undefined
  retry: () => void
}

export interface CallUse<Reply> {
  enabled?: boolean
  staleTime?: number
  /** A reply known before the call: shown at once, and considered fresh unless it is old. */
  initialReply?: Reply | undefined
  initialIsOld?: boolean
}

export const callKey = <P extends ReadPath>(path: P, body: BodyOf<P>) => [path, body] as const

/** A read call as state: `reply`, or `failure` with `retry`. Screens with the same request share one reply. */
export const useCall = <P extends ReadPath>(
  path: P,
  body: BodyOf<P>,
  options: CallUse<ReplyOf<P>> = {},
): CallState<ReplyOf<P>> => {
  const { enabled = true, staleTime, initialReply, initialIsOld = false } = options
  const query = useQuery({
    queryKey: callKey(path, body),
    queryFn: async ({ signal }): Promise<ReplyOf<P>> => {
      const outcome = await read(path, body, { signal })
      if (outcome.ok) return outcome.reply
      throw new CallError(outcome)
    },
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(initialReply === undefined ? {} : { initialData: () => initialReply }),
    ...(initialIsOld ? { initialDataUpdatedAt: 0, refetchOnMount: true } : {}),
  })
  // A reply may render a long form: deferred, React renders it in slices, and the page stays responsive.
  const reply = useDeferredValue(query.data)
  const status = useDeferredValue(query.status)
  const error = useDeferredValue(query.error)
  return {
    reply: reply as ReplyOf<P> | undefined,
    isLoading: enabled && status === 'pending',
    isFetching: query.isFetching,
    failure: error instanceof CallError ? error.failure : undefined,
    retry: () => void query.refetch(),
  }
}
