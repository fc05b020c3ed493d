import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { StatusPage } from '../parts/status-page.tsx'

/** Whether what the installation needs works. */
export const Component = () => (
  <OnlyPermitted action="status.view">
    <StatusPage />
  </OnlyPermitted>
)
