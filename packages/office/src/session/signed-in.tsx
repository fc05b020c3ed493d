import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { Frame } from '@foyer/ui/page/frame.tsx'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { placeToReturn, routes, signInPath } from '../kit/paths.ts'
import { useOfficeTexts } from '../kit/texts.ts'
import { ConfirmProvider } from './confirm.tsx'
import { MeProvider, useLoadMe } from './me.ts'
import { ownPage } from './page-owner.ts'

/** Pages of a signed-in person; others go to the sign-in, which leads back. */
export const SignedIn = ({ frame }: { frame: ReactNode }) => {
  const t = useOfficeTexts()
  const { reply, failure, retry } = useLoadMe()
  const place = placeToReturn(useLocation())
  if (failure?.key === 'Access_Denied') return <Navigate to={signInPath(place)} replace />
  if (reply === undefined) {
    return (
      <Frame skip={t('skip')}>
        {failure === undefined ? <PageSkeleton /> : <ErrorPage failure={failure} onRetry={retry} />}
      </Frame>
    )
  }
  if (reply.Next === 'brokerage') return <Navigate to={routes.officeSetup} replace />
  if (reply.Next !== 'office') return <Navigate to={signInPath(place)} replace />
  // Before the first call of what is shown, and without effect when it is repeated.
  ownPage(reply)
  return (
    <MeProvider value={reply}>
      {/* The menus of lists are those of any site. A page of a deal has its own. */}
      <CallIdsProvider value={{ SiteID: reply.Sites[0]?.SiteID ?? '', UserID: '' }}>
        <ConfirmProvider>{frame}</ConfirmProvider>
      </CallIdsProvider>
    </MeProvider>
  )
}
