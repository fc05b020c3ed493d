import { Checkbox, Switch } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'

const box = (field: ReturnType<typeof useField<number>>, props: FieldProps) => {
  const { placeholder: _, classNames: __, ...rest } = boxProps(field, props)
  // A switch is inside its label together with the error, so its accessible name is set to the question alone.
  return { ...rest, 'aria-label': field.label, 'aria-invalid': field.error !== undefined }
}

/** A checkbox whose value is 0 or 1. */
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

/** A setting that takes effect at once. The value is 0 or 1. */
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
