import type { ListedId } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { flow, type StepId } from '@foyer/domain/flow.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { lookUp } from '@foyer/ui/i18n/texts.ts'
import { useShellTexts } from '../site/shell-texts.ts'

/** The texts with step names of their own; the frame of the wizard loads them. */
export const stepTexts = flow.steps.flatMap(({ texts }) => texts ?? [])

/** The co-applicant choice and the success page are never in the timeline or missing, so they have no names. */
type Unnamed = 'success' | 'coApplicant'
const isNamed = (step: StepId): step is Exclude<StepId, Unnamed | ListedId> =>
  step !== 'success' && step !== 'coApplicant'

/** A step's name in the timeline, the menu and the list of missing steps. */
export const useStepName = () => {
  const t = useShellTexts()
  return (step: StepId): string => {
    const { texts } = flow.stepOf(step)
    if (texts !== undefined) return lookUp(texts, 'step')
    return isNamed(step) ? t(`steps.${step}`) : ''
  }
}

/** A step with its applicant's name. */
export const nameWithPerson = (step: string, person: string | undefined): string => joined([person, step], ' – ')
