import { Navigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { usePlace } from './use-place.ts'

/** Redirects a 403 to the security check, which shows the reason. */
export const ToCheck = () => {
  const { siteId, token } = usePlace()
  return <Navigate to={paths.insuranceCheck(siteId, token)} replace state={{ again: true }} />
}
