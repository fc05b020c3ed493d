import type { BodyOf, ReadPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from './call.ts'
import { CallError, type Failure } from './outcome.ts'
import { callKey, failuresOf } from './use-call.ts'

/** The reads of a list page by page: After of the body is Next of the page before, which is empty at the end. */
export type PagedPath = {
  [P in ReadPath]: 'After' extends keyof BodyOf<P> ? ('Next' extends keyof ReplyOf<P> ? P : never) : never
}[ReadPath]

export interface Pages<Reply> {
  pages: Reply[]
  /** Nothing to show yet. */
  isLoading: boolean
  isLoadingMore: boolean
  failure: Failure | undefined
  retry: () => void
  /** Requests the next page; undefined at the end of the list. */
  more: (() => void) | undefined
}

/** A list that grows by a page at a time. Give the component a `key` of the body: another list begins at its first page. */
export const usePages = <P extends PagedPath>(path: P, body: Omit<BodyOf<P>, 'After'>): Pages<ReplyOf<P>> => {
  const [afters, setAfters] = useState([''])
  const queries = useQueries({
    queries: afters.map((After) => {
      const asked = { ...body, ...(After !== '' && { After }) } as unknown as BodyOf<P>
      return {
        queryKey: callKey(path, asked),
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<P>> => {
          const outcome = await read(path, asked, { signal })
          if (outcome.ok) return outcome.reply
          throw new CallError(outcome)
        },
      }
    }),
  })
  const failures = queries.map(({ data, error }) => failuresOf(data !== undefined, error).failure)
  const failure = failures.find(Boolean)
  const pages = queries.flatMap(({ data }) => (data === undefined ? [] : [data as ReplyOf<P>]))
  const isWaiting = queries.some(({ isPending }) => isPending)
  const next = isWaiting ? '' : ((pages.at(-1) as { Next?: string } | undefined)?.Next ?? '')
  return {
    pages,
    isLoading: pages.length === 0 && failure === undefined,
    isLoadingMore: pages.length > 0 && isWaiting && failure === undefined,
    failure,
    retry: () => {
      for (const [place, query] of queries.entries()) if (failures[place] !== undefined) void query.refetch()
    },
    more: next === '' ? undefined : () => setAfters((before) => [...before, next]),
  }
}
