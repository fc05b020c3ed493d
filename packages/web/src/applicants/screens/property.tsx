import { isAboutOwned } from '@foyer/domain/interview/conditions.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'
import { Properties } from '../properties/properties.tsx'
import { useTexts } from '../properties/texts.ts'

export const Component = () => {
  const t = useTexts()
  return (
    <ApplicantStep
      step="property"
      width="wide"
      title={(other, { InterView }) => {
        const isOther = isAboutOwned(InterView) === true
        if (other === undefined) return t(isOther ? 'besides.title' : 'title')
        return t(isOther ? 'besides.titleOther' : 'titleOther', { name: other.FirstName })
      }}
      why={(_, { InterView }) => t(isAboutOwned(InterView) === true ? 'besides.why' : 'why')}
    >
      {(applicant) => <Properties applicant={applicant} />}
    </ApplicantStep>
  )
}
