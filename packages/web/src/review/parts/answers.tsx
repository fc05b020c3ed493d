import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { flow, type Position } from '@foyer/domain/flow.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { factsOf } from '../../wizard/facts.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'
import { applicantFacts, interviewFacts, mortgageFacts } from './answer-facts.ts'
import { AnswerSection } from './answer-section.tsx'
import classes from './answers.module.css'
import { useWords } from './use-words.ts'

const start: Position = { step: 'start' }
const mortgage: Position = { step: 'mortgage' }

/** An invited person sees only their own answers. */
const ownApplicants = ({ Applicants, CurrentApplicantID, guid }: Application) =>
  guid === undefined ? Applicants : Applicants.filter(({ ApplicantID }) => ApplicantID === CurrentApplicantID)

interface AnswersProps {
  application: Application
  /** ApplicantIDs of the parts that differ from what was read; 0 is the shared part. */
  changed: readonly number[]
}

/** All answers, step by step; steps hidden by the broker are left out. */
export const Answers = ({ application, changed }: AnswersProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const wordOf = useWords()
  const { Summary } = application
  const isShown = (position: Position) => flow.isShown(position, factsOf(application))
  return (
    <div className={classes.answers}>
      {isShown(start) && (
        <AnswerSection
          title={t('interview.title')}
          facts={interviewFacts(application, t, language, wordOf)}
          position={start}
          application={application}
          isChanged={changed.includes(0)}
        />
      )}
      {ownApplicants(application).map((applicant) => {
        const { ApplicantID } = applicant
        const named = Summary.ApplicantsNames.find((one) => one.ApplicantID === ApplicantID)
        return (
          <AnswerSection
            key={ApplicantID}
            title={named?.Name || fullName(applicant)}
            facts={applicantFacts(applicant, named, t)}
            position={{ step: 'identification', applicantId: ApplicantID }}
            application={application}
            isChanged={changed.includes(ApplicantID)}
          />
        )
      })}
      {isShown(mortgage) && (
        <AnswerSection
          title={t('mortgage.title')}
          facts={mortgageFacts(application, t, language)}
          position={mortgage}
          application={application}
          isChanged={changed.includes(0)}
        />
      )}
    </div>
  )
}
