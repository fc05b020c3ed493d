import { Cards } from '@foyer/ui/fields/cards.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import type { Choice } from '@foyer/ui/fields/index.ts'
import { type FieldProps, useField } from '@foyer/ui/form/use-field.ts'

interface LetterFieldProps extends FieldProps {
  /** The API's letter of each choice. */
  choices: readonly { letter: string; Label: string; Help?: string }[]
  columns?: 1 | 2
}

/** Radio cards for an answer that is a letter in the API (Y or N, F or A). */
export const LetterField = ({ choices, columns = 1, ...props }: LetterFieldProps) => {
  const field = useField<string>(props)
  const items: Choice[] = choices.map(({ letter: _, ...choice }, Value) => ({ ...choice, Value }))
  const asNumber = {
    ...field,
    value: choices.findIndex(({ letter }) => letter === field.value),
    set: (value: number) => field.set(choices[value]?.letter ?? ''),
  }
  return (
    <FieldGroup field={field} props={props}>
      <Cards choices={items} name={field.id} field={asNumber} columns={columns} />
    </FieldGroup>
  )
}
