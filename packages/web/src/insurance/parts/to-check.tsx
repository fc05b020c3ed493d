import { Navigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { usePlace } from './use-place.ts'

/** 403 leads back to the security check, which says why. */
export const ToCheck = () => {
  const { siteId, token } = usePlace()
  return <Navigate to={paths.insuranceCheck(siteId, token)} replace state={{ again: true }} />
}
