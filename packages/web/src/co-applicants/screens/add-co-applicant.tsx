import { useApplicantTexts } from '../../applicants/index.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { AddForm } from '../parts/add-form.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'addCoApplicant' } as const

export const Component = () => {
  const t = useTexts()
  const applicant = useApplicantTexts()
  return (
    <WizardStep position={position} title={() => applicant('titleNew')} why={() => t('add.why')}>
      <AddForm step="addCoApplicant" />
    </WizardStep>
  )
}
