import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { ReportsPage } from '../parts/reports-page.tsx'

/** How clients advance and how long they wait. */
export const Component = () => (
  <OnlyPermitted action="report.view">
    <ReportsPage />
  </OnlyPermitted>
)
