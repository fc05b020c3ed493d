import { Incomes } from '../incomes/incomes.tsx'
import { useTexts } from '../incomes/texts.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'

export const Component = () => {
  const t = useTexts()
  return (
    <ApplicantStep
      step="income"
      width="wide"
      title={(other) => (other === undefined ? t('title') : t('titleOther', { name: other.FirstName }))}
      why={(_, { EmpHistoryYears, EmploymentOnly }) => {
        if (EmpHistoryYears === 0) return t('whyNoHistory')
        return t(EmploymentOnly === 1 ? 'whyEmploymentOnly' : 'why', { count: EmpHistoryYears })
      }}
    >
      {(applicant) => <Incomes applicant={applicant} />}
    </ApplicantStep>
  )
}
