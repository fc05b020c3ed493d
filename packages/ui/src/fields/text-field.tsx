import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'

interface TextFieldProps extends FieldProps {
  maxLength?: number
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url'
  autoCapitalize?: 'words' | 'characters' | 'none'
}

export const TextField = (props: TextFieldProps) => {
  const field = useField<string>(props)
  const { maxLength, autoComplete = 'off', inputMode = 'text', autoCapitalize } = props
  return (
    <TextInput
      {...boxProps(field, props)}
      value={field.value}
      onChange={(event) => field.set(event.currentTarget.value)}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(autoCapitalize === undefined ? {} : { autoCapitalize })}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  )
}

/** `autoComplete` is `off` for another person's address. */
export const EmailField = (props: FieldProps & { autoComplete?: 'email' | 'off' }) => {
  const field = useField<string>(props)
  return (
    <TextInput
      {...boxProps(field, props)}
      type="email"
      inputMode="email"
      autoComplete={props.autoComplete ?? 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={field.value}
      onChange={(event) => field.set(event.currentTarget.value.trim())}
    />
  )
}
