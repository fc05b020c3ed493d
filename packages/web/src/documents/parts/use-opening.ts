import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { useCallback, useEffect, useState } from 'react'

/** Why a link opens nothing: an unknown request, an expired link, or a request that the broker withdrew. */
export type DeadReason = 'none' | 'over' | 'withdrawn'

/** The state of a link: open, needs its code, or dead. */
export type Opening =
  | { at: 'asking' | 'open' | DeadReason }
  /** `isSent`: this browser has a valid code. */
  | { at: 'code'; isSent: boolean }
  | { at: 'failed'; failure: Failure }

/** The state of a link that opens nothing any more; undefined while it is valid. */
const endOf = ({ ExpiredLink }: Pick<ReplyOf<'/api/RDACCESS'>, 'ExpiredLink'>): DeadReason | undefined => {
  if (ExpiredLink === '') return undefined
  return ExpiredLink === 'Withdrawn' ? 'withdrawn' : 'over'
}

export const openingOf = (outcome: Outcome<ReplyOf<'/api/RDACCESS'>>): Opening => {
  if (!outcome.ok) return outcome.key === 'NoRequest' ? { at: 'none' } : { at: 'failed', failure: outcome }
  const end = endOf(outcome.reply)
  if (end !== undefined) return { at: end }
  const { AccessCode, CodeSent } = outcome.reply
  return AccessCode === 1 ? { at: 'code', isSent: CodeSent === 1 } : { at: 'open' }
}

/** Opens the link in the URL as far as possible without a code. */
export const useOpening = (RequestDocID: string) => {
  const { SiteID } = useCallIds()
  const { run } = useWrite('/api/RDACCESS')
  const [opening, setOpening] = useState<Opening>({ at: 'asking' })
  const ask = useCallback(async () => {
    setOpening({ at: 'asking' })
    setOpening(openingOf(await run({ SiteID, RequestDocID })))
  }, [run, SiteID, RequestDocID])
  useEffect(() => {
    void ask()
  }, [ask])
  return { opening, ask, setOpening }
}

/** The reason of a dead link; undefined for any other. */
export const deadReasonOf = ({ at }: Opening): DeadReason | undefined =>
  at === 'none' || at === 'over' || at === 'withdrawn' ? at : undefined
