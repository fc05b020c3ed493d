import { boxProps } from '@foyer/ui/fields/field-parts.tsx'
import { type FieldProps, useField } from '@foyer/ui/form/use-field.ts'
import { TextInput } from '@mantine/core'

interface DigitsFieldProps extends FieldProps {
  digits: number
  /** Called in addition to setting the value. */
  onTyped?: (value: string) => void
}

/** A number that is not an amount: digits only, with leading zeros. */
export const DigitsField = ({ digits, onTyped, ...props }: DigitsFieldProps) => {
  const field = useField<string>(props)
  const typed = onTyped ?? field.set
  return (
    <TextInput
      {...boxProps(field, { width: 'sm', ...props })}
      value={field.value}
      onChange={(event) => typed(event.currentTarget.value.replace(/\D/g, '').slice(0, digits))}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
