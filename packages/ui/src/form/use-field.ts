import type { ErrorKey } from '@foyer/domain/errors.ts'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useErrorText } from '../i18n/error-text.ts'
import { lookUp, lookUpOptional, useNamespace } from '../i18n/texts.ts'
import { whenReleased } from '../when-released.ts'
import { useFieldNote } from './field-notes.ts'
import { useFormContext } from './form-context.ts'
import { fieldNameOf, getAt } from './paths.ts'

/** The props of every field. Label, help and placeholder come from the texts by default. */
export interface FieldProps {
  /** The path in the form's values: `DOB`, `Address.City`, `Mortgages.0.Balance`. */
  name: string
  label?: string
  help?: string
  placeholder?: string
  /** Overrides the form's namespace. */
  texts?: string
  optional?: boolean
  /** What is wrong with the value, on a page that sends nothing and so has no rules with keys. */
  problem?: string | undefined
  disabled?: boolean
  /** Suggests the length of the input. */
  width?: 'xs' | 'sm' | 'md' | 'full'
}

/** A field's error: its text and key. */
export interface FieldProblem {
  key: ErrorKey
  text: string
}

/** What is shown of a field, regardless of its value. */
export interface ShownField {
  id: string
  touch: () => void
  /** The error below the field, if any. */
  error: FieldProblem | undefined
  label: string
  help: string | undefined
  placeholder: string | undefined
  /** What others write about it. */
  note?: ReactNode
}

export interface Field<Value> extends ShownField {
  value: Value
  set: (value: Value) => void
  /** Shows an error about what was not taken as its value, until the value changes. */
  refuse: (key: ErrorKey) => void
}

/** Registers these paths with the form before their field is rendered. */
export const useAskedFor = (paths: string[]) => {
  const { store } = useFormContext()
  const all = paths.join(' ')
  useEffect(() => {
    const leave = all.split(' ').map(store.register)
    return () => {
      for (const forget of leave) forget()
    }
  }, [store, all])
}

/** Connects one field to the form: value, error, texts. `alsoAt`: further paths whose errors are shown here. */
export const useField = <Value>(props: FieldProps, alsoAt: string[] = []): Field<Value> => {
  const { store, id, texts: formTexts, errorValues } = useFormContext()
  const { name } = props
  const texts = props.texts ?? formTexts
  useNamespace(texts)
  const errorText = useErrorText()
  useAskedFor([name, ...alsoAt])
  const value = useSyncExternalStore(store.subscribe, () => getAt(store.values, name)) as Value
  const problem = useSyncExternalStore(store.subscribe, () => store.problemAt(name, ...alsoAt))
  const note = useFieldNote(name)
  const key = `fields.${fieldNameOf(name)}`
  return {
    id: `${id}-${name}`,
    value,
    set: (next) => store.set(name, next),
    refuse: (key) => store.add({ Field: name, Key: key }),
    touch: () =>
      whenReleased(() => {
        for (const path of [name, ...alsoAt]) store.touch(path)
      }),
    error: problem === undefined ? undefined : { key: problem, text: errorText(problem, errorValues) },
    label: props.label ?? lookUp(texts, `${key}.label`),
    help: props.help ?? lookUpOptional(texts, `${key}.help`),
    placeholder: props.placeholder ?? lookUpOptional(texts, `${key}.placeholder`),
    note,
  }
}
