import { formatPhone, normalisePhone } from '@foyer/domain/kit/phone.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'
import { FormattedInput } from './formatted-input.tsx'
import { phonePattern } from './typing/phone-pattern.ts'

/** Shown as (###) ###-#### and stored as digits; a number of another country begins with +. */
export const PhoneField = (props: FieldProps & { autoComplete?: string }) => {
  const field = useField<string>(props)
  return (
    <FormattedInput
      {...boxProps(field, { width: 'sm', ...props })}
      pattern={phonePattern}
      clean={(pasted) => formatPhone(pasted)}
      value={phonePattern.format(field.value.replace(/[^\d+]/g, ''))}
      // A + alone is the beginning of a number, and no number yet.
      onText={(text) => field.set(text === '+' ? text : normalisePhone(text))}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel'}
    />
  )
}
