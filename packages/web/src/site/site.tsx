import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { BrandNameProvider } from '@foyer/ui/page/page-title.ts'
import { HelperProvider } from '@foyer/ui/page/way-out.tsx'
import { clearStored } from '@foyer/ui/storage.ts'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { Navigate, Outlet, useParams } from 'react-router'
import { fullNameOf, phoneOf } from './agent.ts'
import type { SiteConfiguration } from './embedded-site.ts'
import { Frame } from './frame.tsx'
import { routes } from './paths.ts'
import { useSiteLoad } from './use-site-load.ts'

export interface Site extends SiteConfiguration {
  SiteID: string
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

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => {
  const { SiteID, User, Link } = site
  const agent = Link.AgentProfile
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

/** Nested routes with their site, once it is loaded; `lost` if it cannot be. */
export const SiteOutlet = ({ SiteID, lost }: { SiteID: string; lost: ReactNode }) => {
  const { site: configuration, failure } = useSiteLoad(SiteID)
  const site = useMemo(() => configuration && { ...configuration, SiteID }, [configuration, SiteID])
  if (failure !== undefined) return lost
  if (site === undefined) {
    return (
      <ThemeProvider primary={defaultLink.PrimaryColor}>
        <Frame>
          <PageSkeleton />
        </Frame>
      </ThemeProvider>
    )
  }
  return (
    <SiteProvider site={site}>
      <Outlet />
    </SiteProvider>
  )
}

/** The layout of all routes of a site. */
export const SiteLayout = () => {
  const { siteid: SiteID = '' } = useParams()
  return <SiteOutlet SiteID={SiteID} lost={<LostSite />} />
}
