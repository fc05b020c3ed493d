import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../kit/client/outcome.ts'
import { callKey, queries, useCall } from '../kit/client/use-call.ts'
import { type SiteConfiguration, takeEmbeddedSite } from './embedded-site.ts'

/** A page that was served without its site waits this long before it asks. */
const delayMilliseconds = 200
const path = '/api/loadSiteConfiguration'

/** The site of an address: from the page itself, else by its call; a failure is tried once more. */
export const useSiteLoad = (SiteID: string) => {
  const [embedded] = useState(takeEmbeddedSite)
  const [isDue, setDue] = useState(embedded !== undefined)
  const tries = useRef(0)
  useEffect(() => {
    if (isDue) return
    const wait = setTimeout(() => setDue(true), delayMilliseconds)
    return () => clearTimeout(wait)
  }, [isDue])
  const site = useCall(path, { SiteID }, { enabled: isDue, initialReply: embedded, staleTime: 60_000 })
  const { failure, retry } = site
  const isFinal = failure !== undefined && (tries.current > 0 || failure.key === 'UnknownSite')
  useEffect(() => {
    if (failure === undefined || isFinal) return
    tries.current += 1
    retry()
  }, [failure, isFinal, retry])
  return { site: site.reply, failure: isFinal ? failure : undefined } satisfies {
    site: SiteConfiguration | undefined
    failure: Failure | undefined
  }
}

/** Who was there when the server was last asked; '' for nobody. */
export const knownUserId = (SiteID: string): string =>
  queries.getQueryData<SiteConfiguration>(callKey(path, { SiteID }))?.User?.UserID ?? ''

/** After signing in, naming oneself or signing out: who is there is asked again. */
export const reloadSite = (SiteID: string) => queries.invalidateQueries({ queryKey: callKey(path, { SiteID }) })
