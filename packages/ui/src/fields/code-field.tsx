import { useState } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'
import classes from './code-field.module.css'
import { FieldError, FieldLabel } from './field-parts.tsx'
import fieldClasses from './fields.module.css'
import { spreadCode } from './typing/spread-code.ts'

interface CodeFieldProps extends FieldProps {
  length?: number
  /** Called with the complete code. */
  onFull?: (code: string) => void
}

/**
 * Six boxes drawn over one text input: one label, one paste, and the phone's code suggestion, which fails across six
 * inputs.
 */
export const CodeField = (props: CodeFieldProps) => {
  const { length = 6, onFull } = props
  const field = useField<string>(props)
  const [hasFocus, setFocus] = useState(false)
  const digits = spreadCode(field.value, length)
  // The box for the next digit, since the caret is invisible.
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
            // If all boxes are full, a digit replaces the one at the caret.
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
