import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useHelper } from '@foyer/ui/page/way-out.tsx'
import { Navigate, useLocation } from 'react-router'
import { primaryName } from '../../applicants/index.ts'
import { NextSteps, SuccessMark, WhoToCall } from '../../review/index.ts'
import { useApplicationCall } from '../../wizard/application-call.ts'
import { resumeAddress } from '../../wizard/facts.ts'
import { useTexts } from '../texts.ts'

/** Where the copy is mailed, as the review passed it on; undefined if nothing was sent. */
const copyIn = (state: unknown) => ((state ?? {}) as { copyTo?: string }).copyTo

/**
 * Confirms submission: what happens next, and whom to call. It leads nowhere, since the site's first page offers to
 * begin an application.
 */
export const Component = () => {
  const t = useTexts()
  const { application } = useApplicationCall()
  const name = useHelper()?.name ?? ''
  const email = copyIn(useLocation().state)
  // A link whose part was sent opens nothing, so this part is still open.
  if (email === undefined && application !== undefined) return <Navigate to={resumeAddress(application)} replace />
  const inviter = application === undefined ? '' : primaryName(application)
  return (
    <>
      <SuccessMark />
      <StepPage title={t('sent.title')} why={name === '' ? t('sent.whyNobody') : t('sent.why', { name })}>
        <NextSteps title={t('sent.next')}>
          {email && <li>{t('sent.copy', { email })}</li>}
          {inviter !== '' && <li>{t('sent.inviter', { name: inviter })}</li>}
          <li>{t('sent.missing')}</li>
          <li>{t('sent.end')}</li>
        </NextSteps>
        <WhoToCall />
      </StepPage>
    </>
  )
}
