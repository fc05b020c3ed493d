import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { LeadsPage } from '../parts/leads-page.tsx'

/** What visitors sent with the lead forms, as far as the person's reach goes. */
export const Component = () => (
  <OnlyPermitted action="lead.view">
    <LeadsPage />
  </OnlyPermitted>
)
