import { applicantAddressKind } from '../addresses/kind.ts'
import { assetKind } from '../assets/kind.ts'
import { identificationDocumentKind } from '../identification-documents/kind.ts'
import { incomeKind } from '../incomes/kind.ts'
import { liabilityKind } from '../liabilities/kind.ts'
import { propertyKind } from '../properties/kind.ts'
import type { KindPaths } from './define-kind.ts'

/** Every kind of list by its id, in the order of the steps. Everything that only lists the kinds is derived from this object. */
export const kinds = {
  identification: identificationDocumentKind,
  address: applicantAddressKind,
  income: incomeKind,
  property: propertyKind,
  asset: assetKind,
  liability: liabilityKind,
}
export type Kinds = typeof kinds
type IdOf<Part> = { [Id in keyof Kinds]: Kinds[Id] extends Part ? Id : never }[keyof Kinds]

const { identification: _, ...listed } = kinds
/** The kinds that an applicant has under the names of their lists; identification documents are in the details of the person. */
export const listedKinds = Object.values(listed)
export type ListedId = keyof typeof listed
export type ListName = Kinds[ListedId]['list']

/** The kinds whose records are saved one by one. */
export type ListId = IdOf<{ readonly paths: KindPaths }>
export const listKinds = listedKinds.filter((kind): kind is Kinds[ListId] => 'done' in kind.paths)

/** The kinds whose page, dialog and table are made of their fields. */
export type PlainId = IdOf<{ readonly plain: object }>
export const plainKinds = listKinds.filter((kind): kind is Kinds[PlainId] => kind.plain !== undefined)

/** A value for each list of an applicant, by the list's name. */
export const byListName = <T>(of: (kind: Kinds[ListedId]) => T) =>
  Object.fromEntries(listedKinds.map((kind) => [kind.list, of(kind)])) as Record<ListName, T>
