import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { routes, signInPath } from '../../kit/paths.ts'
import { ConfirmProvider } from '../../session/confirm.tsx'
import { type Me, MeProvider, useLoadMe } from '../../session/me.ts'
import { ownEnrolment, ownPage } from '../../session/page-owner.ts'
import { BrokerageStep } from '../parts/brokerage-step.tsx'
import { FirstFactorStep } from '../parts/first-factor-step.tsx'
import { OfficeSteps } from '../parts/office-steps.tsx'
import { YouStep } from '../parts/you-step.tsx'
import { useTexts } from '../texts.ts'

const toSetUp: OfficeAction = 'site.create'

/**
 * The first run. It continues where it was left: the session has how far the person has come, and each step is saved by
 * itself.
 */
export const Component = () => {
  const { reply, isLoading, retry, ...failed } = useLoadMe()
  // A step that is done must not be shown again, so an older reply is not enough.
  const failure = failed.failure ?? failed.lateFailure
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [hasCodes, setCodes] = useState(false)
  // The link is used up, and its secret leaves the address.
  const begun = () => {
    void navigate(routes.officeSetup, { replace: true })
    void retry()
  }
  const maker = reply?.Next === 'enrol' ? reply.PersonID : undefined
  useEffect(() => {
    if (maker !== undefined) ownEnrolment(maker)
  }, [maker])
  const goOn = () => {
    setCodes(false)
    void retry()
  }
  if (isLoading) return <PageSkeleton />
  const isSignedOut = failure?.key === 'Access_Denied'
  if (failure !== undefined && !isSignedOut) return <ErrorPage failure={failure} onRetry={retry} />
  if (reply === undefined || isSignedOut) {
    return hash.length > 1 ? <YouStep token={hash.slice(1)} onDone={begun} /> : <NoLink />
  }
  // The recovery codes are still on the page when the session has gone on.
  if (reply.Next === 'enrol' || hasCodes) {
    return <FirstFactorStep onMade={() => setCodes(true)} onDone={goOn} />
  }
  if (reply.Next === 'brokerage') return <BrokerageStep onDone={retry} />
  if (reply.Next === 'office') {
    ownPage(reply)
    return <SignedInSteps me={reply} />
  }
  return <Navigate to={signInPath(routes.officeSetup)} replace />
}

const SignedInSteps = ({ me }: { me: Me }) =>
  me.Actions.includes(toSetUp) ? (
    <MeProvider value={me}>
      <ConfirmProvider>
        <OfficeSteps />
      </ConfirmProvider>
    </MeProvider>
  ) : (
    <Navigate to={routes.officeHome} replace />
  )

const NoLink = () => {
  const t = useTexts()
  return (
    <StepPage title={t('missing.title')} why={t('missing.why')}>
      {null}
    </StepPage>
  )
}
