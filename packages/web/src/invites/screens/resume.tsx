import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Navigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useApplicationCall } from '../../wizard/application-call.ts'
import { resumeAddress } from '../../wizard/facts.ts'

/** The mailed link, in its current and former forms: redirects to the person's current step. */
export const Component = () => {
  const { SiteID } = useCallIds()
  const { application } = useApplicationCall()
  const to = application && resumeAddress(application)
  return <Navigate to={to ?? paths.site(SiteID)} replace />
}
