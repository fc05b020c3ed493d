import { WizardStep } from '../../wizard/wizard-step.tsx'
import { InterviewForm } from '../parts/interview-form.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'start' } as const

export const Component = () => {
  const t = useTexts()
  return (
    <WizardStep position={position} hasEstimate title={() => t('title')} why={() => t('why')}>
      <InterviewForm />
    </WizardStep>
  )
}
