import { purposes } from '@foyer/domain/codes/purposes.ts'
import { changePurpose } from '@foyer/domain/interview/answers.ts'
import { RadioCards } from '@foyer/ui/fields/index.ts'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { useTexts } from '../texts.ts'
import type { InterviewValues } from './interview-values.ts'

const order = ['purchase', 'renewal', 'refinance', 'construction'] as const

/** The purpose of the mortgage. Changing it resets the interview by the domain's rule. */
export const PurposeQuestion = () => {
  const t = useTexts()
  const { store } = useFormContext()
  useWhenChanged<number>('InterView.DealPurposeDD', (now, before) => {
    const { InterView, LandOwnership } = store.values as InterviewValues
    const begun = changePurpose({ InterView: { ...InterView, DealPurposeDD: before }, LandOwnership }, now)
    store.set('InterView', begun.InterView)
    store.set('LandOwnership', begun.LandOwnership)
  })
  return (
    <RadioCards
      name="InterView.DealPurposeDD"
      choices={order.map((purpose) => ({
        Value: purposes[purpose],
        Label: t(`purpose.${purpose}.label`),
        Help: t(`purpose.${purpose}.help`),
      }))}
    />
  )
}
