import type { ReactNode } from 'react'
import { FieldError } from '../fields/field-parts.tsx'
import { useField } from '../form/use-field.ts'
import classes from './records.module.css'

interface RecordFieldProps {
  /** The list's path in the rules. */
  name: string
  /** The accessible name of the list, whose visible name is a heading. */
  label: string
  children: ReactNode
}

/** A list as a field of its form: below it errors that it is empty or has an incomplete entry. */
export const RecordField = ({ name, label, children }: RecordFieldProps) => {
  const { id, error } = useField<unknown>({ name, label })
  return (
    <fieldset id={id} className={classes.field} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.hidden}>{label}</legend>
      {children}
      {error !== undefined && (
        <div id={`${id}-error`} className={classes.error}>
          <FieldError error={error} />
        </div>
      )}
    </fieldset>
  )
}
