import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TextValues } from '../i18n/texts.ts'
import type { FormStore } from './form-store.ts'
import { getAt } from './paths.ts'

export interface FormContextValue {
  store: FormStore<unknown>
  id: string
  /** The namespace of the fields' texts. */
  texts: string
  errorValues: TextValues
  /** A field's name for summary texts that do not contain it. */
  nameOf: (field: string) => string | undefined
  submit: () => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export const useFormContext = (): FormContextValue => {
  const context = useContext(FormContext)
  if (context === null) throw new Error('A field needs a <Form> around it')
  return context
}

/** A field's current value, for questions that depend on it. */
export const useFormValue = <Value>(path: string): Value => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => getAt(store.values, path)) as Value
}

/** All values: re-renders on every keystroke, so prefer single values. */
export const useFormValues = <Values>(): Values => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => store.values) as Values
}

/** Sets a value directly: what an answer resets, what a look-up fills in. */
export const useSetFormValue = () => useFormContext().store.set

export const useFormStatus = () => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => store.status)
}

/** Whether the form's button leads to another part of it. */
export const useHasNextPart = (): boolean => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => store.part !== undefined)
}
