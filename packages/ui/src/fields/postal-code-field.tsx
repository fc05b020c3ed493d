import { formatPostalCode, isPostalCode, splitPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { useEffect, useRef } from 'react'
import { ErrorVoice } from '../form/error-voice.tsx'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'
import { FormattedInput } from './formatted-input.tsx'
import { postalCodePattern } from './typing/patterns.ts'

/** After this pause an error is shown before the field is left. */
const pauseMilliseconds = 900

interface PostalCodeFieldProps extends Omit<FieldProps, 'name'> {
  /** The path of the address with PostalFsa and PostalLdu; '' if they are top-level values. */
  address: string
  /** Called with each complete code that is typed. */
  onComplete?: (code: string) => void
}

/** One box for the two halves: A1A 1A1, in capitals. */
export const PostalCodeField = ({ address, onComplete, ...props }: PostalCodeFieldProps) => {
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
          const code = halves.PostalFsa + halves.PostalLdu
          if (isPostalCode(code)) onComplete?.(code)
        }}
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <ErrorVoice />
    </div>
  )
}
