import { withCard } from '@foyer/domain/site/agent-card.ts'
import { defaultLink } from '@foyer/domain/site/defaults.ts'
import type { AgentCard, AgentProfile } from '@foyer/domain/site/fields.ts'
import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { BrandNameProvider } from '@foyer/ui/page/page-title.ts'
import { HelperProvider } from '@foyer/ui/page/way-out.tsx'
import { clearStored } from '@foyer/ui/storage.ts'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { fullNameOf, phoneOf } from './agent.ts'
import { keepWith, readWith } from './carried.ts'
import type { SiteConfiguration } from './embedded-site.ts'
import { Frame } from './frame.tsx'
import { routes } from './paths.ts'
import { useSiteLoad } from './use-site-load.ts'

export interface Site extends SiteConfiguration {
  SiteID: string
  /** Whom the client deals with: the site's agent, with the name and the contact details of a colleague who takes care of them. */
  agent: AgentProfile
}

const SiteContext = createContext<Site | undefined>(undefined)

/** The site of the URL; only inside a site's routes. */
export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (site === undefined) throw new Error('There is no site around this screen')
  return site
}

/** For components that are also used outside a site (the legal pages, the unknown page). */
export const useMaybeSite = () => useContext(SiteContext)

interface SiteProviderProps {
  site: Omit<Site, 'agent'>
  /** Of the colleague who takes care of the client, or whose link a visitor followed. */
  card?: AgentCard | null
  children: ReactNode
}

export const SiteProvider = ({ site: loaded, card = loaded.Agent, children }: SiteProviderProps) => {
  const site = useMemo(() => ({ ...loaded, agent: withCard(loaded.Link.AgentProfile, card) }), [loaded, card])
  const { SiteID, User, Link, agent } = site
  const ids = useMemo(() => ({ SiteID, UserID: User?.UserID ?? '' }), [SiteID, User?.UserID])
  const helper = useMemo(
    () => ({ name: fullNameOf(agent) || agent.BrokerageName, phone: phoneOf(agent), email: agent.Email }),
    [agent],
  )
  return (
    <SiteContext value={site}>
      <CallIdsProvider value={ids}>
        <HelperProvider value={helper}>
          <BrandNameProvider value={agent.BrokerageName || fullNameOf(agent)}>
            <ThemeProvider primary={Link.PrimaryColor}>{children}</ThemeProvider>
          </BrandNameProvider>
        </HelperProvider>
      </CallIdsProvider>
    </SiteContext>
  )
}

/** A site that cannot be loaded shows the fallback page, and its data is deleted from this browser. */
const LostSite = () => {
  useEffect(clearStored, [])
  return <Navigate to={routes.root} state={{ isLost: true }} replace />
}

/** The card of the colleague whose link a client without an application followed, once it is there. */
const useCardOfLink = (SiteID: string, site: SiteConfiguration | undefined) => {
  const With = readWith(SiteID)
  const isAsked = With !== '' && site !== undefined && site.Agent === null
  const { reply, isLoading } = useCall('/api/LoadAgent', { SiteID, With }, { enabled: isAsked, staleTime: 60_000 })
  return { card: site?.Agent ?? (isAsked ? (reply?.Agent ?? null) : null), isPending: isAsked && isLoading }
}

/** Nested routes with their site, once it is loaded; `lost` if it cannot be. */
export const SiteOutlet = ({ SiteID, lost }: { SiteID: string; lost: ReactNode }) => {
  const { site: configuration, failure } = useSiteLoad(SiteID)
  const { card, isPending } = useCardOfLink(SiteID, configuration)
  const site = useMemo(() => configuration && { ...configuration, SiteID }, [configuration, SiteID])
  if (failure !== undefined) return lost
  if (site === undefined || isPending) {
    return (
      <ThemeProvider primary={defaultLink.PrimaryColor}>
        <Frame>
          <PageSkeleton />
        </Frame>
      </ThemeProvider>
    )
  }
  return (
    <SiteProvider site={site} card={card}>
      <Outlet />
    </SiteProvider>
  )
}

/** The layout of all routes of a site. */
export const SiteLayout = () => {
  const { siteid: SiteID = '' } = useParams()
  const { search } = useLocation()
  // Before the first page of the site, which may lead on without its query.
  useState(() => keepWith(SiteID, new URLSearchParams(search).get('with')))
  return <SiteOutlet SiteID={SiteID} lost={<LostSite />} />
}
