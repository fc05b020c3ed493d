import type { ListedId } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { flow, type StepId } from '@foyer/domain/flow.ts'
import { lookUp } from '../kit/i18n/texts.ts'
import { useShellTexts } from '../site/shell-texts.ts'

/** The texts that name steps of their own; the frame of the wizard loads them. */
export const stepTexts = flow.steps.flatMap(({ texts }) => texts ?? [])

/** The choice of a co-applicant and where walking ends are in no timeline and never missing: nobody is told their names. */
type Unnamed = 'success' | 'coApplicant'
const isNamed = (step: StepId): step is Exclude<StepId, Unnamed | ListedId> =>
  step !== 'success' && step !== 'coApplicant'

/** What a step is called wherever it is named: in the timeline, in the menu, among what is missing. */
export const useStepName = () => {
  const t = useShellTexts()
  return (step: StepId): string => {
    const { texts } = flow.stepOf(step)
    if (texts !== undefined) return lookUp(texts, 'step')
    return isNamed(step) ? t(`steps.${step}`) : ''
  }
}

/** An applicant's own step, under the applicant's name. */
export const nameWithPerson = (step: string, person: string | undefined): string =>
  person === undefined || person === '' ? step : `${person} – ${step}`
