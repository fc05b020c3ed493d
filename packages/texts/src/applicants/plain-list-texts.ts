import type { AnyKind, PlainKind } from '@foyer/domain/applicants/kinds/define-kind.ts'

/** Every field of a kind that a person is asked for. */
type AskedField<K extends AnyKind> = Exclude<keyof K['fields'] & string, K['idField']>

/** The texts of a plain kind for its page, dialog and table. A missing one is a type error. */
export interface PlainListTexts<
  Field extends string = string,
  Column extends string = string,
  Total extends string = string,
> {
  /** Its step in the timeline and the menu. */
  step: string
  title: string
  titleOther: string
  why: string
  submit: string
  none: string
  noneOther: string
  noneAsk: string
  list: string
  empty: { title: string; text: string; textRequired: string }
  add: string
  addTitle: string
  editTitle: string
  save: string
  removeTitle: string
  totals: { [Name in Total]: string }
  /** Its section in the PDF, and the titles of the columns there. */
  pdf: { heading: string } & { [Name in Column]: string }
  fields: { [Name in Field]: { label: string; help?: string } }
}

export type TextsOf<K extends AnyKind & { readonly plain: PlainKind['plain'] }> = PlainListTexts<
  AskedField<K>,
  K['plain']['columns'][number]['field'],
  K['plain']['totals'][number]
>
