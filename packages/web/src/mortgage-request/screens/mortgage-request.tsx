import type { Application } from '../../wizard/use-application.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { RequestForm } from '../parts/request-form.tsx'
import { requestKindOf } from '../parts/request-kind.ts'
import { useTexts } from '../texts.ts'

const position = { step: 'mortgage' } as const

export const Component = () => {
  const t = useTexts()
  const nameOf = (application: Application | undefined) =>
    (application && requestKindOf(application.InterView)?.name) ?? 'found'
  return (
    <WizardStep
      position={position}
      hasEstimate
      title={(application) => t(`${nameOf(application)}.title`)}
      why={(application) => application && t(`${nameOf(application)}.why`)}
    >
      <RequestForm />
    </WizardStep>
  )
}
