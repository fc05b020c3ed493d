import type { Application } from '../../wizard/use-application.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { ChoiceForm } from '../parts/choice-form.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'coApplicant' } as const

export const Component = () => {
  const t = useTexts()
  const title = (application: Application | undefined) => {
    if (application === undefined) return t('title')
    return t(application.Applicants.length > 1 ? 'titleMore' : 'title')
  }
  return (
    <WizardStep position={position} title={title} why={() => t('why')}>
      <ChoiceForm />
    </WizardStep>
  )
}
