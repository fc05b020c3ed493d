import { useWhoSees } from '../../wizard/use-who-sees.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { InvitePage } from '../parts/invite-page.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'coApplicantInvite' } as const

export const Component = () => {
  const t = useTexts()
  const whoSees = useWhoSees()
  return (
    <WizardStep
      position={position}
      title={() => t('title')}
      why={(application) => t('why', { sees: application === undefined ? '' : whoSees.ofInvited(application) })}
    >
      <InvitePage />
    </WizardStep>
  )
}
