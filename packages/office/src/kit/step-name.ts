import { flow, type StepId } from '@foyer/domain/flow.ts'
import { lookUp, useNamespace } from '@foyer/ui/i18n/texts.ts'

/** The step's name in the wizard; that of a list is in the list's texts, which the route loads. */
export const useStepName = () => {
  useNamespace('shell')
  return (step: StepId): string => {
    const { texts } = flow.stepOf(step)
    return texts === undefined ? lookUp('shell', `steps.${step}`) : lookUp(texts, 'step')
  }
}
