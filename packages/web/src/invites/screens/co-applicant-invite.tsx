import { WizardStep } from '../../wizard/wizard-step.tsx'
import { InvitePage } from '../parts/invite-page.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'coApplicantInvite' } as const

export const Component = () => {
  const t = useTexts()
  return (
    <WizardStep position={position} title={() => t('title')} why={() => t('why')}>
      <InvitePage />
    </WizardStep>
  )
}
