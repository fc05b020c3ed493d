import { ApplicantStep } from '../parts/applicant-step.tsx'
import { Properties } from '../properties/properties.tsx'
import { useTexts } from '../properties/texts.ts'

export const Component = () => {
  const t = useTexts()
  return (
    <ApplicantStep
      step="property"
      width="wide"
      title={(other) => (other === undefined ? t('title') : t('titleOther', { name: other.FirstName }))}
      why={() => t('why')}
    >
      {(applicant) => <Properties applicant={applicant} />}
    </ApplicantStep>
  )
}
