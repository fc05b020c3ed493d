import { Textarea } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { boxProps } from './field-parts.tsx'

export const TextareaField = (props: FieldProps & { maxLength?: number; rows?: number }) => {
  const field = useField<string>(props)
  return (
    <Textarea
      {...boxProps(field, props)}
      rows={props.rows ?? 4}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      value={field.value}
      onChange={(event) => field.set(event.currentTarget.value)}
    />
  )
}
