import { formatPhone, normalisePhone } from '@foyer/domain/kit/phone.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'
import { FormattedInput } from './formatted-input.tsx'
import { phonePattern } from './typing/patterns.ts'

/** Shown as (###) ###-####, stored as digits. */
export const PhoneField = (props: FieldProps & { autoComplete?: string }) => {
  const field = useField<string>(props)
  return (
    <FormattedInput
      {...boxProps(field, { width: 'sm', ...props })}
      pattern={phonePattern}
      clean={(pasted) => formatPhone(pasted)}
      value={phonePattern.format(field.value.replace(/\D/g, ''))}
      onText={(text) => field.set(normalisePhone(text))}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel-national'}
    />
  )
}
