import { Cards } from '@foyer/ui/fields/cards.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import type { Options } from '@foyer/ui/fields/select/options.ts'
import { SelectBox } from '@foyer/ui/fields/select/select-box.tsx'
import { type FieldProps, useField } from '@foyer/ui/form/use-field.ts'
import { Checkbox } from '@mantine/core'
import classes from '../leads.module.css'

export interface TextChoice {
  label: string
  value: string
}

interface ChoiceProps extends FieldProps {
  choices: readonly TextChoice[]
}

interface SelectProps extends FieldProps {
  /** The accessible name where the label alone is too short. */
  spoken?: string
  /** It can be cleared though its label is not marked as optional. */
  clearable?: boolean
  data: Options
}

/** A list with text values, searchable if long. */
export const TextSelect = ({ data, spoken, clearable, ...props }: SelectProps) => {
  const field = useField<string>(props)
  return (
    <SelectBox
      field={field}
      props={{ width: 'full', ...props }}
      options={data}
      value={field.value}
      onChoose={field.set}
      clearable={clearable ?? props.optional ?? false}
      spoken={spoken}
    />
  )
}

export const TextRadios = ({ choices, ...props }: ChoiceProps) => {
  const field = useField<string>(props)
  return (
    <FieldGroup field={field} props={props}>
      <Cards
        name={field.id}
        field={field}
        choices={choices.map(({ value, label }) => ({ Value: value, Label: label }))}
      />
    </FieldGroup>
  )
}

/** Any number of the choices; without choices, a single checkbox. `name` is the path of all values. */
export const TextCheckboxes = ({ choices, ...props }: ChoiceProps) => {
  const field = useField<string[]>(props)
  const toggle = (value: string, isOn: boolean) =>
    field.set(isOn ? [...field.value, value] : field.value.filter((one) => one !== value))
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.boxes}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={field.value.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
            onBlur={field.touch}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
