import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../site/paths.ts'
import { forgetLeaving, rememberLeaving } from './leaving.ts'
import { useSession } from './session.ts'

/** Redirects wizard pages to the portal without a user; signing in there returns to the page. */
export const OnlySignedIn = () => {
  const { SiteID, UserID, isSignedIn } = useSession()
  const { pathname } = useLocation()
  const before = useRef('')
  useEffect(() => {
    if (isSignedIn) {
      before.current = UserID
      forgetLeaving(SiteID)
    } else {
      const reason = before.current === '' ? 'asked' : 'ended'
      rememberLeaving(SiteID, { reason, at: pathname, UserID: before.current })
    }
  }, [SiteID, UserID, isSignedIn, pathname])
  return isSignedIn ? <Outlet /> : <Navigate to={paths.site(SiteID)} replace />
}
