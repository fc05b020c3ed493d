import type { Situation, SituationCondition } from '@foyer/domain/interview/conditions.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'

/** Evaluates the domain's conditions on the current answers. */
export const useSituation = (): ((condition: SituationCondition) => boolean) => {
  const situation: Situation = {
    DealPurposeDD: useFormValue<number>('InterView.DealPurposeDD'),
    SearchStageDD: useFormValue<number>('InterView.SearchStageDD'),
  }
  return (condition) => condition(situation) === true
}
