import { useWhoSees } from '../../wizard/use-who-sees.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'
import { IdentificationForm } from '../parts/identification-form.tsx'
import { useTexts } from '../texts.ts'

export const Component = () => {
  const t = useTexts()
  const whoSees = useWhoSees()
  return (
    <ApplicantStep
      step="identification"
      title={(other) => {
        if (other === undefined) return t('title')
        return other.FirstName === '' ? t('titleNew') : t('titleOther', { name: other.FirstName })
      }}
      why={(other, _, application) => {
        const why = t(other === undefined ? 'why' : 'whyOther')
        return application?.guid === undefined ? why : `${why} ${whoSees.ofOwn(application)}`
      }}
    >
      {(applicant) => <IdentificationForm applicant={applicant} />}
    </ApplicantStep>
  )
}
