import { wasSent } from '@foyer/domain/deals/wording.ts'
import type { Lock } from '@foyer/domain/flow.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { homeOf, resumeAddress } from './facts.ts'
import { useWizardTexts } from './texts.ts'
import type { Application } from './use-application.ts'

type ClosedText = 'submitted' | 'withdrawn' | 'notOpen' | 'unknownApplicant' | 'disabled' | 'private'

const texts: Record<Lock | 'notShown' | 'unknownApplicant' | 'earlierStep', ClosedText> = {
  submitted: 'submitted',
  disabled: 'disabled',
  private: 'private',
  unknownApplicant: 'unknownApplicant',
  incomeRequired: 'notOpen',
  assetsRequired: 'notOpen',
  notShown: 'notOpen',
  earlierStep: 'notOpen',
}

/** A step that is not open: why, and where to continue. */
export const ClosedStep = ({ lock, application }: { lock: Lock; application: Application }) => {
  const t = useWizardTexts()
  // An application may be closed before it was sent.
  const text = lock === 'submitted' && !wasSent(application) ? 'withdrawn' : texts[lock]
  const resume = lock === 'submitted' ? undefined : resumeAddress(application)
  return (
    <StepPage title={t(`${text}.title`)} why={t(`${text}.text`)}>
      <div>
        <Button component={Link} to={resume ?? homeOf(application)}>
          {resume === undefined ? t(application.guid === undefined ? 'deals' : 'site') : t('notOpen.resume')}
        </Button>
      </div>
      <WayOut />
    </StepPage>
  )
}
