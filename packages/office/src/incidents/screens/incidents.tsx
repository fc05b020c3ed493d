import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { IncidentsPage } from '../parts/incidents-page.tsx'

/** The register of incidents with personal information. */
export const Component = () => (
  <OnlyPermitted action="incident.manage">
    <IncidentsPage />
  </OnlyPermitted>
)
