import { Checkbox, Switch } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'

const box = (field: ReturnType<typeof useField<number>>, props: FieldProps) => {
  const { placeholder: _, classNames: __, ...rest } = boxProps(field, props)
  // A switch stands inside its label, the sentence on what is wrong too; its name is the question alone.
  return { ...rest, 'aria-label': field.label, 'aria-invalid': field.error !== undefined }
}

/** A yes that is ticked. The value is 0 or 1. */
export const CheckboxField = (props: FieldProps) => {
  const field = useField<number>(props)
  return (
    <Checkbox
      {...box(field, props)}
      checked={field.value === 1}
      onChange={(event) => field.set(event.currentTarget.checked ? 1 : 0)}
    />
  )
}

/** A setting that is on or off at once. The value is 0 or 1. */
export const SwitchField = (props: FieldProps) => {
  const field = useField<number>(props)
  return (
    <Switch
      {...box(field, props)}
      checked={field.value === 1}
      onChange={(event) => field.set(event.currentTarget.checked ? 1 : 0)}
    />
  )
}
