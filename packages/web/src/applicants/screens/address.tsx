import { Addresses } from '../addresses/addresses.tsx'
import { useTexts } from '../addresses/texts.ts'
import type { Applicant } from '../parts/applicant-of.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'

export const Component = () => {
  const t = useTexts()
  const title = (other: Applicant | undefined, years: number) => {
    if (other === undefined) return years === 0 ? t('titleNow') : t('title', { count: years })
    const name = other.FirstName
    return years === 0 ? t('titleOtherNow', { name }) : t('titleOther', { name, count: years })
  }
  return (
    <ApplicantStep
      step="address"
      width="wide"
      title={(other, { AddHistoryYears }) => title(other, AddHistoryYears)}
      why={(_, { AddHistoryYears }) => t(AddHistoryYears === 0 ? 'whyNow' : 'why')}
    >
      {(applicant) => <Addresses applicant={applicant} />}
    </ApplicantStep>
  )
}
