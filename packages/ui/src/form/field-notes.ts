import { createContext, type ReactNode, useContext } from 'react'
import { fieldNameOf } from './paths.ts'

/** What others write about a field, beside it; by the field's name, without the path to it. */
export type FieldNotes = (field: string) => ReactNode

const FieldNotesContext = createContext<FieldNotes>(() => undefined)
export const FieldNotesProvider = FieldNotesContext.Provider

export const useFieldNotes = (): FieldNotes => useContext(FieldNotesContext)

export const useFieldNote = (path: string): ReactNode => useContext(FieldNotesContext)(fieldNameOf(path))
