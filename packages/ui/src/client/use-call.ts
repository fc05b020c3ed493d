import type { BodyOf, ReadPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import { type Query, QueryClient, type QueryKey, type QueryMeta, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue } from 'react'
import { read } from './call.ts'
import { CallError, type Failure, isPassing } from './outcome.ts'

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
  /** Instead of a reply; a later failure that may pass leaves the reply in place and is `lateFailure`. */
  failure: Failure | undefined
  /** Why the reply is not the newest. The frame of the page shows it and offers another try. */
  lateFailure: Failure | undefined
  /** Whether it succeeded. */
  retry: () => Promise<boolean>
}

const failureOf = (error: Error | null): Failure | undefined => (error instanceof CallError ? error.failure : undefined)

/** A failed read: one that left an older reply, and may pass, does not take the page from the person who types in it. */
export const failuresOf = (hasReply: boolean, error: Error | null) => {
  const failure = failureOf(error)
  const isLate = hasReply && failure !== undefined && isPassing(failure.key)
  return { failure: isLate ? undefined : failure, lateFailure: isLate ? failure : undefined }
}

/** Of a query whose late failure the frame does not show. */
export const quiet = { isQuiet: true } as const

const languageNames: ReadonlySet<string> = new Set(['LanguageID', 'LangID', 'langID', 'languageId', 'lang'])
const inAnyLanguage = (key: QueryKey) =>
  JSON.stringify(key, (name, value: unknown) => (languageNames.has(name) ? undefined : value))

/** The reply in another language of the page, which stays where the first one in this language fails. */
const formerReply = ({ queryKey, meta }: { queryKey: QueryKey; meta: QueryMeta | undefined }): unknown =>
  meta?.keepsFormerLanguage === true
    ? queries
        .getQueryCache()
        .findAll({ queryKey: queryKey.slice(0, 1) })
        .find(
          ({ queryKey: other, state }) => state.data !== undefined && inAnyLanguage(other) === inAnyLanguage(queryKey),
        )?.state.data
    : undefined

/** Why the reply of a query on the page is not the newest. */
export const lateFailureOf = (query: Query): Failure | undefined => {
  const { state, meta } = query
  if (state.error === null || meta?.isQuiet === true || !query.isActive()) return undefined
  return failuresOf((state.data ?? formerReply(query)) !== undefined, state.error).lateFailure
}

/** Whether what is shown of these reads is the newest. */
export const isNewest = (queryKey: QueryKey): boolean =>
  queries
    .getQueryCache()
    .findAll({ queryKey, type: 'active' })
    .every(({ state }) => state.status === 'success')

export interface CallUse<Reply> {
  enabled?: boolean
  staleTime?: number
  /** A reply known before the call: shown at once, and considered fresh unless it is old. */
  initialReply?: Reply | undefined
  initialIsOld?: boolean
  /** Whether the reply in the former language of the page stays until the one in the new language is there, and where that fails; true by default. */
  keepsFormerLanguage?: boolean
  /** The frame does not show a late failure, since the reply hardly ever changes. */
  isQuiet?: boolean
}

export const callKey = <P extends ReadPath>(path: P, body: BodyOf<P>) => [path, body] as const

/** An old initial reply, which counts as of the year 1970, is refreshed however long replies stay fresh. */
const unlessOld =
  (staleTime: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt === 0 ? 0 : staleTime

/** A read call as state: `reply`, or `failure` with `retry`. Screens with the same request share one reply. */
export const useCall = <P extends ReadPath>(
  path: P,
  body: BodyOf<P>,
  options: CallUse<ReplyOf<P>> = {},
): CallState<ReplyOf<P>> => {
  const {
    enabled = true,
    staleTime,
    initialReply,
    initialIsOld = false,
    keepsFormerLanguage = true,
    isQuiet = false,
  } = options
  const queryKey = callKey(path, body)
  const meta = { isQuiet, keepsFormerLanguage }
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ReplyOf<P>> => {
      const outcome = await read(path, body, { signal })
      if (outcome.ok) return outcome.reply
      throw new CallError(outcome)
    },
    enabled,
    meta,
    ...(staleTime === undefined ? {} : { staleTime: unlessOld(staleTime) }),
    ...(initialReply === undefined ? {} : { initialData: () => initialReply }),
    // A form stays mounted while another language of the page loads.
    placeholderData: (former, query) =>
      keepsFormerLanguage && query !== undefined && inAnyLanguage(query.queryKey) === inAnyLanguage(queryKey)
        ? former
        : undefined,
    ...(initialIsOld ? { initialDataUpdatedAt: 0 } : {}),
  })
  const { refetch } = query
  // A reply may render a long form: deferred, React renders it in slices, and the page stays responsive.
  const reply = useDeferredValue(query.data ?? (query.isError ? formerReply({ queryKey, meta }) : undefined))
  const status = useDeferredValue(query.status)
  const error = useDeferredValue(query.error)
  const isFetching = useDeferredValue(query.isFetching)
  return {
    reply: reply as ReplyOf<P> | undefined,
    isLoading: enabled && status === 'pending',
    isFetching,
    ...failuresOf(reply !== undefined, error),
    retry: useCallback(async () => (await refetch()).isSuccess, [refetch]),
  }
}
