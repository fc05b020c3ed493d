import { Navigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { StepPage } from '../../kit/page/step-page.tsx'
import { ApplicationForm } from '../parts/application-form.tsx'
import { IdleWatch } from '../parts/idle-watch.tsx'
import { ToCheck } from '../parts/to-check.tsx'
import { useInsurance } from '../parts/use-application.ts'
import { usePlace } from '../parts/use-place.ts'
import { useTexts } from '../texts.ts'

const isSent = (status: string) => status === 'sent' || status === 'signed'

export const Component = () => {
  const t = useTexts()
  const { siteId, token } = usePlace()
  const { reply, isLoading, isFetching, failure, isSecurityAsked, retry } = useInsurance()
  if (isSecurityAsked) return <ToCheck />
  if (reply && isSent(reply.Status)) return <Navigate to={paths.insuranceSign(siteId, token)} replace />
  // What was loaded before may be older than what was prepared since: the form starts with the newest.
  const isOld = isFetching && reply !== undefined
  return (
    <StepPage title={t('form.title')} why={t('form.why')} isLoading={isLoading} failure={failure} onRetry={retry}>
      {reply && <ApplicationForm key={isOld ? 'old' : 'new'} application={reply} />}
      {reply && <IdleWatch />}
    </StepPage>
  )
}
