import type { StepId } from '@foyer/domain/flow.ts'
import { useShellTexts } from './texts.ts'

/** Where walking ends is in no timeline and in no list of what is missing: nobody is ever told its name. */
const isNamed = (step: StepId): step is Exclude<StepId, 'success'> => step !== 'success'

/** What a step is called wherever it is named: in the timeline, in the menu, among what is missing. */
export const useStepName = () => {
  const t = useShellTexts()
  return (step: StepId): string => (isNamed(step) ? t(`steps.${step}`) : '')
}

/** An applicant's own step, under the applicant's name. */
export const nameWithPerson = (step: string, person: string | undefined): string =>
  person === undefined || person === '' ? step : `${person} – ${step}`
