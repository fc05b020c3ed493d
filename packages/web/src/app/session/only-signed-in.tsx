import { Navigate, Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from './session.ts'

/** Without a user every page of the wizard leads to the portal. */
export const OnlySignedIn = () => {
  const { SiteID, isSignedIn } = useSession()
  return isSignedIn ? <Outlet /> : <Navigate to={paths.site(SiteID)} replace />
}
