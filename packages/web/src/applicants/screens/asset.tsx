import { Assets } from '../assets/assets.tsx'
import { useTexts } from '../assets/texts.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'

export const Component = () => {
  const t = useTexts()
  return (
    <ApplicantStep
      step="asset"
      width="wide"
      title={(other) => (other === undefined ? t('title') : t('titleOther', { name: other.FirstName }))}
      why={() => t('why')}
    >
      {(applicant) => <Assets applicant={applicant} />}
    </ApplicantStep>
  )
}
