import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { idOf, type ListedDeal } from '../filters.ts'
import { dealReads } from '../reads.ts'

interface Run {
  total: number
  done: number
  /** Why not, by the id of the deal. */
  failed: ReadonlyMap<string, FailureKey>
  isRunning: boolean
}

/**
 * Sends a call for one deal after the other, each guarded and recorded by itself. What failed can be tried again without repeating
 * what is done. Without a connection the rest is left, as it is after `stop` or when the list is gone.
 */
export const useBulk = (onDone: (id: string) => void) => {
  const [run, setRun] = useState<Run | undefined>(undefined)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])
  const start = async (deals: readonly ListedDeal[], send: (deal: ListedDeal) => Promise<Outcome>) => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const failed = new Map<string, FailureKey>()
    let done = 0
    const report = (isRunning: boolean) => setRun({ total: deals.length, done, failed: new Map(failed), isRunning })
    report(true)
    for (const deal of deals) {
      const outcome = await send(deal)
      if (outcome.ok) {
        done += 1
        onDone(idOf(deal))
      } else failed.set(idOf(deal), outcome.key)
      report(true)
      if (signal.aborted || failed.get(idOf(deal)) === 'NetworkFailure') break
    }
    await Promise.all(dealReads.map((read) => queries.invalidateQueries({ queryKey: [read] })))
    report(false)
  }
  return { run, start, stop: () => stopping.current.abort() }
}
