import type { Failure } from '@foyer/ui/client/outcome.ts'
import { callKey, queries, useCall } from '@foyer/ui/client/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { type SiteConfiguration, takeEmbeddedSite } from './embedded-site.ts'

/** The delay before a page that was served without its site loads it. */
const delayMilliseconds = 200
const path = '/api/loadSiteConfiguration'

/** The site of a URL: from the page itself, else by its call, which is retried once. */
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
  const isUnknown = failure?.key === 'UnknownSite'
  const isFinal = failure !== undefined && (tries.current > 0 || isUnknown)
  useEffect(() => {
    if (failure === undefined || isFinal) return
    tries.current += 1
    void retry()
  }, [failure, isFinal, retry])
  // A site that is known stays while it cannot be reached: what a person typed would be lost with its page.
  const isLost = isFinal && (isUnknown || site.reply === undefined)
  return { site: site.reply, failure: isLost ? failure : undefined } satisfies {
    site: SiteConfiguration | undefined
    failure: Failure | undefined
  }
}

/** The user at the server's last response; '' for none. */
export const knownUserId = (SiteID: string): string =>
  queries.getQueryData<SiteConfiguration>(callKey(path, { SiteID }))?.User?.UserID ?? ''

/** After signing in, changing the name or signing out: reloads the user. */
export const reloadSite = (SiteID: string) => queries.invalidateQueries({ queryKey: callKey(path, { SiteID }) })

/** Forgets every reply except the site, which stays without its user. */
export const forgetReplies = (SiteID: string) => {
  const key = callKey(path, { SiteID })
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== path })
  queries.setQueryData<SiteConfiguration>(key, (site) => site && { ...site, User: null, HandOffEnds: '' })
}
