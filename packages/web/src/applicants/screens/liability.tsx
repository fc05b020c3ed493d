import { Liabilities } from '../liabilities/liabilities.tsx'
import { useTexts } from '../liabilities/texts.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'

export const Component = () => {
  const t = useTexts()
  return (
    <ApplicantStep
      step="liability"
      width="wide"
      title={(other) => (other === undefined ? t('title') : t('titleOther', { name: other.FirstName }))}
      why={() => t('why')}
    >
      {(applicant) => <Liabilities applicant={applicant} />}
    </ApplicantStep>
  )
}
