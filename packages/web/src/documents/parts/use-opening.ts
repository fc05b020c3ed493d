import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { useCallIds } from '../../kit/client/ids.tsx'
import type { Failure, Outcome } from '../../kit/client/outcome.ts'
import { useWrite } from '../../kit/client/use-write.ts'

/** The state of a link: open, needs its code, expired, or unknown. */
export type Opening =
  | { at: 'asking' | 'open' | 'none' | 'over' }
  /** `isSent`: this browser has a valid code. */
  | { at: 'code'; isSent: boolean }
  | { at: 'failed'; failure: Failure }

const openingOf = (outcome: Outcome<ReplyOf<'/api/RDACCESS'>>): Opening => {
  if (!outcome.ok) return outcome.key === 'NoRequest' ? { at: 'none' } : { at: 'failed', failure: outcome }
  if (outcome.reply.ExpiredLink !== '') return { at: 'over' }
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
