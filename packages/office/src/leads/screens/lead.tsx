import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { LeadPage } from '../parts/lead-page.tsx'

/** One lead with all its answers. */
export const Component = () => {
  const { site = '', id = '' } = useParams()
  return (
    <OnlyPermitted action="lead.view">
      <LeadPage key={`${site} ${id}`} place={{ SiteID: site, LeadID: /^\d{1,15}$/.test(id) ? Number(id) : 0 }} />
    </OnlyPermitted>
  )
}
