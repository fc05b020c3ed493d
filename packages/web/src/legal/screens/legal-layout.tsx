import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { useMemo } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { Frame } from '../../app/shell/frame.tsx'
import { SiteProvider } from '../../app/site/site.tsx'
import { useSiteLoad } from '../../app/site/use-site-load.ts'
import { PageSkeleton } from '../../kit/feedback/skeletons.tsx'
import { ThemeProvider } from '../../kit/theme/theme-provider.tsx'

const OfSite = ({ SiteID }: { SiteID: string }) => {
  const { site: configuration, failure } = useSiteLoad(SiteID)
  const site = useMemo(() => configuration && { ...configuration, SiteID }, [configuration, SiteID])
  // A text that names nobody is better than none.
  if (failure !== undefined) return <Outlet />
  if (site === undefined)
    return (
      <ThemeProvider primary={defaultLink.PrimaryColor}>
        <Frame>
          <PageSkeleton />
        </Frame>
      </ThemeProvider>
    )
  return (
    <SiteProvider site={site}>
      <Outlet />
    </SiteProvider>
  )
}

/** The legal pages are of no site by their address; `?siteid=` says whose names stand in them. */
export const Component = () => {
  const [query] = useSearchParams()
  const SiteID = query.get('siteid') ?? ''
  return SiteID === '' ? <Outlet /> : <OfSite SiteID={SiteID} />
}
