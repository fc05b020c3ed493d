import { type FigureName, kindOf, wrongKindOf } from '@foyer/domain/calculator/figures.ts'
import { MoneyField, NumberField, PercentField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useTexts } from '../texts.ts'

interface EntryProps {
  name: FigureName
  optional?: boolean
}

/** What is wrong with a number that was entered; an empty one is only incomplete. */
const useProblem = (name: FigureName): string | undefined => {
  const t = useTexts()
  const wrong = wrongKindOf(name, useFormValue<number | null>(name))
  return wrong === undefined ? undefined : t(`wrong.${wrong}`)
}

/** A box for an amount, a rate, years or months, by what is entered. */
export const Entry = ({ name, optional = false }: EntryProps) => {
  const props = { name, optional, problem: useProblem(name) }
  const kind = kindOf(name)
  if (kind === 'rate') return <PercentField {...props} />
  if (kind === 'years' || kind === 'months') return <NumberField digits={3} {...props} />
  return <MoneyField {...props} />
}
