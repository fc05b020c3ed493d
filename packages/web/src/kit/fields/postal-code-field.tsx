import { formatPostalCode, splitPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { useEffect, useRef } from 'react'
import { ErrorVoice } from '../form/error-voice.tsx'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'
import { FormattedInput } from './formatted-input.tsx'
import { postalCodePattern } from './typing/patterns.ts'

/** After this pause what is wrong with the code is said, without waiting for the field to be left. */
const pauseMilliseconds = 900

interface PostalCodeFieldProps extends Omit<FieldProps, 'name'> {
  /** The path of the address that holds PostalFsa and PostalLdu; '' when they are the form's own. */
  address: string
}

/** One box for the two halves: A1A 1A1, letters made capital. */
export const PostalCodeField = ({ address, ...props }: PostalCodeFieldProps) => {
  const at = (name: string) => (address === '' ? name : `${address}.${name}`)
  const field = useField<string>({ ...props, name: at('PostalFsa') }, [at('PostalLdu'), at('PostalCode')])
  const set = useSetFormValue()
  const text = formatPostalCode(field.value + useFormValue<string>(at('PostalLdu')))
  const touch = useRef(field.touch)
  touch.current = field.touch
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    const pause = setTimeout(() => touch.current(), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [text])
  return (
    <div>
      <FormattedInput
        {...boxProps(field, { name: '', width: 'xs', ...props })}
        pattern={postalCodePattern}
        value={text}
        onText={(typed) => {
          const halves = splitPostalCode(typed)
          set(at('PostalFsa'), halves.PostalFsa)
          set(at('PostalLdu'), halves.PostalLdu)
        }}
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <ErrorVoice />
    </div>
  )
}
