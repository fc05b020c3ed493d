import type { StepId } from '@foyer/domain/flow.ts'
import { useShellTexts } from '../site/shell-texts.ts'

/** The co-applicant choice and the success page are never in the timeline or missing, so they have no names. */
const isNamed = (step: StepId): step is Exclude<StepId, 'success' | 'coApplicant'> =>
  step !== 'success' && step !== 'coApplicant'

/** A step's name in the timeline, the menu and the list of missing steps. */
export const useStepName = () => {
  const t = useShellTexts()
  return (step: StepId): string => (isNamed(step) ? t(`steps.${step}`) : '')
}

/** A step with its applicant's name. */
export const nameWithPerson = (step: string, person: string | undefined): string =>
  person === undefined || person === '' ? step : `${person} – ${step}`
