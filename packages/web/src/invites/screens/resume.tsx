import { Navigate } from 'react-router'
import { useCallIds } from '../../kit/client/ids.tsx'
import { paths } from '../../site/paths.ts'
import { useApplicationCall } from '../../wizard/application-call.ts'
import { resumeAddress } from '../../wizard/facts.ts'

/** The link as it is mailed, and the forms there once were: on to the step where the person is. */
export const Component = () => {
  const { SiteID } = useCallIds()
  const { application } = useApplicationCall()
  const to = application && resumeAddress(application)
  return <Navigate to={to ?? paths.site(SiteID)} replace />
}
