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
  /** What a field is called, where sentences of the summary do not say it themselves. */
  nameOf: (field: string) => string | undefined
  submit: () => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export const useFormContext = (): FormContextValue => {
  const context = useContext(FormContext)
  if (context === null) throw new Error('A field needs a <Form> around it')
  return context
}

/** What a field holds at this moment: for what follows from an answer. */
export const useFormValue = <Value>(path: string): Value => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => getAt(store.values, path)) as Value
}

/** All values: draws the component again with every letter, so ask for single values where you can. */
export const useFormValues = <Values>(): Values => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => store.values) as Values
}

/** Changes a value by hand: what an answer resets, what a look-up fills in. */
export const useSetFormValue = () => useFormContext().store.set

export const useFormStatus = () => {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, () => store.status)
}
