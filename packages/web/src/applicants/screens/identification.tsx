import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Application } from '../../app/wizard/use-application.ts'
import { WizardStep } from '../../app/wizard/wizard-step.tsx'
import { applicantOf, isPrimary } from '../parts/applicant-of.ts'
import { IdentificationForm } from '../parts/identification-form.tsx'
import { useTexts } from '../texts.ts'

export const Component = () => {
  const t = useTexts()
  const applicantId = Number(useParams().applicantid)
  const position = useMemo(() => ({ step: 'identification', applicantId }) as const, [applicantId])
  const otherOf = (application: Application | undefined) => {
    const applicant = application && applicantOf(application, applicantId)
    return applicant === undefined || isPrimary(applicant) ? undefined : applicant
  }
  const title = (application: Application | undefined) => {
    const other = otherOf(application)
    if (other === undefined) return t('title')
    return other.FirstName === '' ? t('titleNew') : t('titleOther', { name: other.FirstName })
  }
  return (
    <WizardStep
      position={position}
      title={title}
      why={(application) => t(otherOf(application) === undefined ? 'why' : 'whyOther')}
    >
      <IdentificationForm applicantId={applicantId} />
    </WizardStep>
  )
}
