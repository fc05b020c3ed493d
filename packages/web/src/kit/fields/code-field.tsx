import { useState } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'
import classes from './code-field.module.css'
import { FieldError, FieldLabel } from './field-parts.tsx'
import fieldClasses from './fields.module.css'
import { spreadCode } from './typing/spread-code.ts'

interface CodeFieldProps extends FieldProps {
  length?: number
  /** When the last digit is there. */
  onFull?: (code: string) => void
}

/**
 * Six boxes that are one text box beneath: one label, one paste, and the phone's own code suggestion works, which it
 * does not across six inputs.
 */
export const CodeField = (props: CodeFieldProps) => {
  const { length = 6, onFull } = props
  const field = useField<string>(props)
  const [hasFocus, setFocus] = useState(false)
  const digits = spreadCode(field.value, length)
  // The box that the next digit goes into; the caret itself is not seen.
  const [caret, setCaret] = useState(0)
  const current = Math.min(caret, length - 1)
  const describedBy = [field.help && `${field.id}-help`, field.error && `${field.id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={field.id} className={classes.label}>
        <FieldLabel label={field.label} optional={props.optional} />
      </label>
      {field.help !== undefined && (
        <p id={`${field.id}-help`} className={fieldClasses.help}>
          {field.help}
        </p>
      )}
      <div className={classes.code}>
        {[...digits.keys()].map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={classes.box}
            data-current={hasFocus && place === current}
            data-wrong={field.error !== undefined}
          >
            {digits[place]}
          </span>
        ))}
        <input
          id={field.id}
          className={classes.input}
          value={field.value}
          onChange={(event) => {
            const code = spreadCode(event.currentTarget.value, length).join('')
            field.set(code)
            if (code.length === length && code !== field.value) onFull?.(code)
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
          onKeyDown={(event) => {
            const { value, selectionStart: start, selectionEnd: end } = event.currentTarget
            const isInFull = value.length === length && start !== null && start === end && start < length
            // Where no box is free the digit takes the place of the one that stands there.
            if (isInFull && /^\d$/.test(event.key)) event.currentTarget.setSelectionRange(start, start + 1)
          }}
          onFocus={(event) => {
            setFocus(true)
            event.currentTarget.setSelectionRange(length, length)
          }}
          onBlur={() => {
            setFocus(false)
            field.touch()
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={field.error !== undefined}
          aria-describedby={describedBy || undefined}
          disabled={props.disabled}
        />
      </div>
      {field.error !== undefined && (
        <div id={`${field.id}-error`} className={fieldClasses.groupError}>
          <FieldError error={field.error} />
        </div>
      )}
    </div>
  )
}
