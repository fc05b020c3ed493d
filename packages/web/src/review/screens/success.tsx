import { wasSent } from '@foyer/domain/deals/wording.ts'
import { isSubmitted } from '@foyer/domain/flow-conditions.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Navigate, useParams } from 'react-router'
import { ClosedStep } from '../../wizard/closed-step.tsx'
import { addressOf, factsOf, resumeAddress } from '../../wizard/facts.ts'
import { useApplication } from '../../wizard/use-application.ts'
import { Sent } from '../parts/sent.tsx'
import { StillSending } from '../parts/still-sending.tsx'
import { sender } from '../submit/browser-sender.ts'
import { useSubmission } from '../submit/use-submission.ts'
import { useTexts } from '../texts.ts'

/** Without a pending submission the application's own status is shown. */
const AsTheServerSays = () => {
  const t = useTexts()
  const { application, failure, retry } = useApplication()
  if (application === undefined) {
    return (
      <StepPage title={t('sent.title')} isLoading failure={failure} onRetry={retry}>
        {null}
      </StepPage>
    )
  }
  if (isSubmitted(factsOf(application), undefined) === true)
    return wasSent(application) ? <Sent /> : <ClosedStep lock="submitted" application={application} />
  return <Navigate to={resumeAddress(application)} replace />
}

/** After "Send my application": shows sending until the server has confirmed it. */
export const Component = () => {
  const { SiteID } = useCallIds()
  const id = Number(useParams().appid)
  const state = useSubmission(id)
  if (state.phase === 'sent') return <Sent />
  if (state.phase === 'sending') return <StillSending nextTry={state.nextTry} onTryNow={() => sender.hurry(id)} />
  if (state.phase === 'refused')
    return <Navigate to={addressOf({ step: 'summary' }, { SiteID, MortgageApplicationID: id })} replace />
  return <AsTheServerSays />
}
