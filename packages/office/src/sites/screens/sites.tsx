import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { SitesPage } from '../parts/sites-page.tsx'

/** The portals of the brokerage. */
export const Component = () => (
  <OnlyPermitted action="site.create">
    <SitesPage />
  </OnlyPermitted>
)
