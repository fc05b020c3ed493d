import { Outlet, useSearchParams } from 'react-router'
import { SiteOutlet } from '../../site/site.tsx'

/**
 * Legal pages have no site in their path; `?siteid=` selects whose names they contain. Without it the text is shown
 * without names.
 */
export const Component = () => {
  const [query] = useSearchParams()
  const SiteID = query.get('siteid') ?? ''
  return SiteID === '' ? <Outlet /> : <SiteOutlet SiteID={SiteID} lost={<Outlet />} />
}
