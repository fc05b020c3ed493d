import type { BodyOf, ReadPath, ReplyOf, WritePath } from '@foyer/contract/all-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { write } from './call.ts'
import type { Failure, Outcome } from './outcome.ts'

/**
 * A write call: `run(body)` returns its outcome and never throws; a second run while one is pending gets the first
 * one's outcome. After success the named reads are refetched when next shown.
 */
export const useWrite = <P extends WritePath>(path: P, { invalidates = [] }: { invalidates?: ReadPath[] } = {}) => {
  const client = useQueryClient()
  const underWay = useRef<Promise<Outcome<ReplyOf<P>>> | null>(null)
  const stale = useRef(invalidates)
  stale.current = invalidates
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>(undefined)

  const run = useCallback(
    (body: BodyOf<P>): Promise<Outcome<ReplyOf<P>>> => {
      if (underWay.current !== null) return underWay.current
      const start = async () => {
        setBusy(true)
        setFailure(undefined)
        const outcome = await write(path, body)
        underWay.current = null
        setBusy(false)
        if (!outcome.ok) setFailure(outcome)
        else await Promise.all(stale.current.map((read) => client.invalidateQueries({ queryKey: [read] })))
        return outcome
      }
      underWay.current = start()
      return underWay.current
    },
    [client, path],
  )
  return { run, isBusy, failure }
}
