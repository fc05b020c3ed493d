import { Checkbox, Select } from '@mantine/core'
import { useFloatTarget } from '../../kit/dialogs/float-target.ts'
import { Cards } from '../../kit/fields/cards.tsx'
import { boxProps, FieldGroup } from '../../kit/fields/field-parts.tsx'
import { type FieldProps, useField } from '../../kit/form/use-field.ts'
import { useKitTexts } from '../../kit/i18n/kit-texts.ts'
import { Icon } from '../../kit/icons.tsx'
import classes from '../leads.module.css'

export interface TextChoice {
  label: string
  value: string
}

interface ChoiceProps extends FieldProps {
  choices: readonly TextChoice[]
}

interface SelectProps extends FieldProps {
  /** What it is called where its label alone would be too short. */
  spoken?: string
  /** It may be emptied again though its label does not say that it is optional. */
  clearable?: boolean
  data: readonly (TextChoice | { group: string; items: readonly TextChoice[] })[]
}

/** A list whose values are texts; found by typing where it is long. */
export const TextSelect = ({ data, spoken, clearable, ...props }: SelectProps) => {
  const field = useField<string>(props)
  const t = useKitTexts()
  const count = data.reduce((sum, one) => sum + ('items' in one ? one.items.length : 1), 0)
  return (
    <Select
      {...boxProps(field, props)}
      placeholder={t('select.placeholder')}
      {...(spoken === undefined ? {} : { 'aria-label': spoken })}
      data={data.map((one) => ('items' in one ? { group: one.group, items: [...one.items] } : one))}
      value={field.value === '' ? null : field.value}
      onChange={(value) => field.set(value ?? '')}
      searchable={count > 7}
      clearable={clearable ?? props.optional ?? false}
      allowDeselect={false}
      nothingFoundMessage={t('select.nothingFound')}
      rightSection={<Icon name="down" size={18} />}
      rightSectionPointerEvents="none"
      comboboxProps={{ portalProps: useFloatTarget() }}
      autoComplete="off"
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

/** Any number of the choices; without a list, one yes. `name` is the path of all values. */
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
