import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Navigate } from 'react-router'
import { resumeAddress } from '../../wizard/facts.ts'
import { useApplication } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'

/** An application without a step in its address: redirects to the step where the borrower left off. */
export const Component = () => {
  const t = useTexts()
  const { application, failure, retry } = useApplication()
  if (application !== undefined) return <Navigate to={resumeAddress(application)} replace />
  return (
    <StepPage title={t('resuming')} isLoading failure={failure} onRetry={retry}>
      {null}
    </StepPage>
  )
}
