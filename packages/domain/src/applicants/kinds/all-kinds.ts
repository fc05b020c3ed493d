import { applicantAddressKind } from '../addresses/kind.ts'
import { assetKind } from '../assets/kind.ts'
import { identificationDocumentKind } from '../identification-documents/kind.ts'
import { incomeKind } from '../incomes/kind.ts'
import { liabilityKind } from '../liabilities/kind.ts'
import { propertyKind } from '../properties/kind.ts'

/** Every kind by its id. The server, the contract and the tests iterate over them; a page imports only its own. */
export const kinds = {
  identification: identificationDocumentKind,
  address: applicantAddressKind,
  income: incomeKind,
  property: propertyKind,
  asset: assetKind,
  liability: liabilityKind,
}
export type Kinds = typeof kinds

/** The kinds listed on an applicant by their list name; identification documents are part of the personal details. */
type ListId = Exclude<keyof Kinds, 'identification'>
export type ListName = Kinds[ListId]['list']
/** The kinds whose page, dialog and table are generated from their fields, in step order. */
export const plainKinds = [assetKind, liabilityKind]
