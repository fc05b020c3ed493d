import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { AuditPage } from '../parts/audit-page.tsx'

/** What was done and looked at in the whole brokerage. */
export const Component = () => (
  <OnlyPermitted action="audit.view">
    <AuditPage />
  </OnlyPermitted>
)
