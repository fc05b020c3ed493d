import { Outlet, useSearchParams } from 'react-router'
import { SiteOutlet } from '../../site/site.tsx'

/**
 * The legal pages are of no site by their address; `?siteid=` says whose names stand in them. A text that names nobody is
 * better than none.
 */
export const Component = () => {
  const [query] = useSearchParams()
  const SiteID = query.get('siteid') ?? ''
  return SiteID === '' ? <Outlet /> : <SiteOutlet SiteID={SiteID} lost={<Outlet />} />
}
