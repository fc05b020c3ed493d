import type { ReactNode } from 'react'
import { FieldError } from '../fields/field-parts.tsx'
import { useField } from '../form/use-field.ts'
import classes from './records.module.css'

interface RecordFieldProps {
  /** The path the rules name the list by. */
  name: string
  /** What the list is, for screen readers: it stands under a heading that says it to everybody. */
  label: string
  children: ReactNode
}

/** A list as a field of its form: that there is nothing in it, or an entry that is not complete, is said under it. */
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
