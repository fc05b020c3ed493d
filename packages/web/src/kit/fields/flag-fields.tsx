import { Checkbox, Switch } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'

const box = (field: ReturnType<typeof useField<number>>, props: FieldProps) => {
  const { placeholder: _, classNames: __, ...rest } = boxProps(field, props)
  // Mantine describes the box by its error, and does not say that it is in error.
  return { ...rest, 'aria-invalid': field.error !== undefined }
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
