import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { FieldError } from '../fields/field-parts.tsx'
import { useFormContext } from '../form/form-context.ts'
import { useField } from '../form/use-field.ts'
import classes from './records.module.css'

interface RecordFieldProps {
  /** The list's path in the rules. */
  name: string
  /** The accessible name of the list, whose visible name is a heading. */
  label: string
  /** Opens an entry of the list at one of its fields, for the links of the error summary. */
  onOpen?: (index: number, field: string) => void
  children: ReactNode
}

/** A list as a field of its form: below it errors that it is empty or has an incomplete entry. */
export const RecordField = ({ name, label, onOpen, children }: RecordFieldProps) => {
  const { store } = useFormContext()
  const { id, error } = useField<unknown>({ name, label })
  const canOpen = onOpen !== undefined
  const open = useEffectEvent((problem: string) => {
    const [index = '', ...field] = problem.slice(name.length + 1).split('.')
    onOpen?.(Number(index), field.join('.'))
  })
  useEffect(
    () => (canOpen ? store.registerOpener(name, (problem) => open(problem)) : undefined),
    [store, name, canOpen],
  )
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
