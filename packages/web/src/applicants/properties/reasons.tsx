import {
  type Contradiction,
  contradictionsOf,
  noReasons,
  reasonProblems,
} from '@foyer/domain/applicants/contradictions.ts'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import type { ListQuestions } from '../lists/record-step.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import type { Applicant } from '../parts/applicant-of.ts'
import { useTexts } from './texts.ts'

const ReasonFields = ({ keys }: { keys: readonly Contradiction[] }) => {
  const t = useTexts()
  return (
    <Section title={t('reasons.title')}>
      {keys.map((key) => (
        <TextareaField key={key} name={`Reasons.${key}`} rows={3} maxLength={300} />
      ))}
    </Section>
  )
}

interface ReasonValues {
  Reasons: Applicant['Reasons']
}

/** Asks why answers are right that seem to contradict each other; fields only where some do. */
export const useReasons = (applicant: Applicant): ListQuestions<ReasonValues> => {
  const { application } = useStep()
  const ids = useApplicantIds(applicant)
  const { run } = useApplicationWrite('/api/MTGAPPSaveReasons')
  const draft = useDraft('property', applicant.ApplicantID, application)
  const { InterView: interview, Applicants: applicants } = application
  const keys = contradictionsOf(applicant, { settings: application, interview, applicants })
  return {
    values: { Reasons: { ...noReasons, ...applicant.Reasons } },
    rules: (values) => reasonProblems(keys, values),
    save: async ({ Reasons }) =>
      keys.length === 0
        ? undefined
        : run({ ...ids, Reasons: Object.fromEntries(keys.map((key) => [key, Reasons[key]])) }),
    fields: keys.length > 0 && <ReasonFields keys={keys} />,
    isAsked: keys.length > 0,
    draft,
  }
}
