import type { StepId } from '@foyer/domain/flow.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import type { Situation } from '@foyer/domain/interview/conditions.ts'
import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router'
import { useStep } from '../../wizard/step-context.ts'
import type { Application } from '../../wizard/use-application.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { type Applicant, applicantOf, isSelf } from './applicant-of.ts'

type Settings = Pick<Application, 'AddHistoryYears' | 'EmpHistoryYears' | 'EmploymentOnly'> & { InterView: Situation }

/** The usual settings, used for the heading until the application has loaded. */
const usual: Settings = { AddHistoryYears: 3, EmpHistoryYears: 3, EmploymentOnly: 0, InterView: blankInterView }

interface ApplicantStepProps {
  step: StepId
  /**
   * The heading and the reason; `other` is the applicant unless it is the user. Settings are the usual ones at first.
   */
  title: (other: Applicant | undefined, settings: Settings) => string
  why: (other: Applicant | undefined, settings: Settings, application: Application | undefined) => ReactNode
  /** `wide` for tables. */
  width?: 'form' | 'wide'
  children: (applicant: Applicant) => ReactNode
}

const Content = ({ id, children }: { id: number; children: ApplicantStepProps['children'] }) => {
  const applicant = applicantOf(useStep().application, id)
  return applicant === undefined ? null : children(applicant)
}

/** A step of the applicant in the URL. */
export const ApplicantStep = ({ step, title, why, width = 'form', children }: ApplicantStepProps) => {
  const applicantId = Number(useParams().applicantid)
  const position = useMemo(() => ({ step, applicantId }), [step, applicantId])
  const otherOf = (application: Application | undefined) => {
    const applicant = application && applicantOf(application, applicantId)
    return application === undefined || applicant === undefined || isSelf(applicant, application)
      ? undefined
      : applicant
  }
  return (
    <WizardStep
      position={position}
      width={width}
      title={(application) => title(otherOf(application), application ?? usual)}
      why={(application) => why(otherOf(application), application ?? usual, application)}
    >
      <Content id={applicantId}>{children}</Content>
    </WizardStep>
  )
}
