import { ApplicantStep } from '../parts/applicant-step.tsx'
import { Properties } from '../properties/properties.tsx'
import { useTexts } from '../properties/texts.ts'
import { wordsFor } from '../properties/words.ts'

export const Component = () => {
  const t = useTexts()
  return (
    <ApplicantStep
      step="property"
      width="wide"
      title={(other, { InterView }) => {
        const { title, titleOther } = wordsFor(InterView)
        return other === undefined ? t(title) : t(titleOther, { name: other.FirstName })
      }}
      why={(_, { InterView }, application) => (application === undefined ? t('why') : t(wordsFor(InterView).why))}
    >
      {(applicant) => <Properties applicant={applicant} />}
    </ApplicantStep>
  )
}
