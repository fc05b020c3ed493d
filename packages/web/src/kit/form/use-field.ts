import type { ErrorKey } from '@foyer/domain/errors.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useErrorText } from '../i18n/error-text.ts'
import { lookUp, lookUpOptional, useNamespace } from '../i18n/texts.ts'
import { useFormContext } from './form-context.ts'
import { fieldNameOf, getAt } from './paths.ts'

/** What every field takes. Label, help and placeholder come from the texts unless they are given. */
export interface FieldProps {
  /** The path in the form's values: `DOB`, `Address.City`, `Mortgages.0.Balance`. */
  name: string
  label?: string
  help?: string
  placeholder?: string
  /** Another namespace than the form's. */
  texts?: string
  optional?: boolean
  disabled?: boolean
  /** A hint at the length of what is typed. */
  width?: 'xs' | 'sm' | 'md' | 'full'
}

/** What is wrong with a field: the sentence, and the key it belongs to. */
export interface FieldProblem {
  key: ErrorKey
  text: string
}

/** What of a field is shown, whatever its value is. */
export interface ShownField {
  id: string
  touch: () => void
  /** What stands under the field, when something is wrong. */
  error: FieldProblem | undefined
  label: string
  help: string | undefined
  placeholder: string | undefined
}

export interface Field<Value> extends ShownField {
  value: Value
  set: (value: Value) => void
}

/** The form knows that it asks for these paths, from when their field is on its way to the page on. */
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

/** Binds one field to the form: its value, its error, its texts. `alsoAt`: paths whose errors are shown here too. */
export const useField = <Value>(props: FieldProps, alsoAt: string[] = []): Field<Value> => {
  const { store, id, texts: formTexts, errorValues } = useFormContext()
  const { name } = props
  const texts = props.texts ?? formTexts
  useNamespace(texts)
  const errorText = useErrorText()
  useAskedFor([name, ...alsoAt])
  const value = useSyncExternalStore(store.subscribe, () => getAt(store.values, name)) as Value
  const problem = useSyncExternalStore(store.subscribe, () => store.problemAt(name, ...alsoAt))
  const key = `fields.${fieldNameOf(name)}`
  return {
    id: `${id}-${name}`,
    value,
    set: (next) => store.set(name, next),
    touch: () => {
      for (const path of [name, ...alsoAt]) store.touch(path)
    },
    error: problem === undefined ? undefined : { key: problem, text: errorText(problem, errorValues) },
    label: props.label ?? lookUp(texts, `${key}.label`),
    help: props.help ?? lookUpOptional(texts, `${key}.help`),
    placeholder: props.placeholder ?? lookUpOptional(texts, `${key}.placeholder`),
  }
}
