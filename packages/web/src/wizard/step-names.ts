import type { StepId } from '@foyer/domain/flow.ts'
import { useShellTexts } from '../site/shell-texts.ts'

/** The choice of a co-applicant and where walking ends are in no timeline and never missing: nobody is told their names. */
const isNamed = (step: StepId): step is Exclude<StepId, 'success' | 'coApplicant'> =>
  step !== 'success' && step !== 'coApplicant'

/** What a step is called wherever it is named: in the timeline, in the menu, among what is missing. */
export const useStepName = () => {
  const t = useShellTexts()
  return (step: StepId): string => (isNamed(step) ? t(`steps.${step}`) : '')
}

/** An applicant's own step, under the applicant's name. */
export const nameWithPerson = (step: string, person: string | undefined): string =>
  person === undefined || person === '' ? step : `${person} – ${step}`
