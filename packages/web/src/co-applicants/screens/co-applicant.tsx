import { offersCoApplicants } from '@foyer/domain/flow-conditions.ts'
import { factsOf } from '../../app/wizard/facts.ts'
import type { Application } from '../../app/wizard/use-application.ts'
import { WizardStep } from '../../app/wizard/wizard-step.tsx'
import { ChoiceForm } from '../parts/choice-form.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'coApplicant' } as const

export const Component = () => {
  const t = useTexts()
  const title = (application: Application | undefined) => {
    if (application === undefined) return t('title')
    if (offersCoApplicants(factsOf(application), undefined) !== true) return t('titleClosed')
    return t(application.Applicants.length > 1 ? 'titleMore' : 'title')
  }
  return (
    <WizardStep position={position} title={title} why={() => t('why')}>
      <ChoiceForm />
    </WizardStep>
  )
}
