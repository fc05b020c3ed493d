import { Skeleton } from '@mantine/core'
import { CallFailure } from '../feedback/call-failure.tsx'
import { type FieldProps, useAskedFor, useField } from '../form/use-field.ts'
import { Cards } from './cards.tsx'
import { FieldGroup } from './field-parts.tsx'
import { SelectBox } from './select/select-box.tsx'
import { type Choice, useMenu } from './use-menu.ts'

interface ChoicesGiven extends FieldProps {
  choices: readonly Choice[]
}

interface SelectGiven extends ChoicesGiven {
  /** Called with a new choice, to clear answers that depended on the previous one. */
  onChosen?: ((code: number) => void) | undefined
}

interface CardsGiven<Value> extends FieldProps {
  choices: readonly (Omit<Choice, 'Value'> & { Value: Value })[]
  columns?: 1 | 2
}

/** Up to five visible choices, some with an explanation. The value is a code, -1 for none, or a word. */
export const RadioCards = <Value extends string | number = number>(props: CardsGiven<Value>) => {
  const field = useField<Value>(props)
  return (
    <FieldGroup field={field} props={props}>
      <Cards {...props} name={field.id} field={field} />
    </FieldGroup>
  )
}

/** A list that opens, searchable if long. Pass `choices`, or use MenuField for a server menu. */
export const SelectField = ({ onChosen, ...props }: SelectGiven) => {
  const field = useField<number>(props)
  return (
    <SelectBox
      field={field}
      props={props}
      options={props.choices.map(({ Value, Label }) => ({ value: String(Value), label: Label }))}
      value={field.value < 0 ? '' : String(field.value)}
      onChoose={(value) => {
        const code = value === '' ? -1 : Number(value)
        field.set(code)
        onChosen?.(code)
      }}
      clearable={props.optional ?? false}
    />
  )
}

/** The same with words or ids as values, empty for none. */
export const WordSelect = (props: FieldProps & { options: readonly { value: string; label: string }[] }) => {
  const field = useField<string>(props)
  return (
    <SelectBox
      field={field}
      props={props}
      options={props.options}
      value={field.value}
      onChoose={field.set}
      clearable={props.optional ?? false}
    />
  )
}

interface MenuFieldProps extends FieldProps {
  /** The menu's code on the server: `Province`. */
  menu: string
  /** Excludes codes that do not apply here. */
  only?: (choice: Choice) => boolean
  columns?: 1 | 2
}

/** A server menu: radio cards up to five choices, a searchable list above. */
export const MenuField = ({ menu, only, columns, ...props }: MenuFieldProps) => {
  const { items, isLoading, failure, retry } = useMenu(menu)
  // Registered before the menu has loaded, so that submitting early shows the missing choice at the field later.
  useAskedFor([props.name])
  const choices = only === undefined ? items : items.filter(only)
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (isLoading) return <Skeleton height={76} aria-busy="true" />
  return choices.length <= 5 ? (
    <RadioCards {...props} choices={choices} {...(columns === undefined ? {} : { columns })} />
  ) : (
    <SelectField {...props} choices={choices} />
  )
}
