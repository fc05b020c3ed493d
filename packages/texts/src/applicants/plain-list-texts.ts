import type { AnyKind } from '@foyer/domain/applicants/kinds/define-kind.ts'

/** The fields of a kind that the dialog asks for. */
export type AskedField<K extends AnyKind> = Exclude<keyof K['fields'] & string, K['idField']>

/** The texts of a plain kind: for its page, dialog and table. A missing one is a type error. */
export interface PlainListTexts<Field extends string = string> {
  title: string
  titleOther: string
  why: string
  submit: string
  none: string
  noneOther: string
  list: string
  empty: { title: string; text: string; textRequired: string }
  add: string
  addTitle: string
  editTitle: string
  save: string
  removeTitle: string
  total: string
  fields: { [Name in Field]: { label: string; help?: string } }
}
