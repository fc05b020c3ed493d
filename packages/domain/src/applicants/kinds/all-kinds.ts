import { applicantAddressKind } from '../addresses/kind.ts'
import { assetKind } from '../assets/kind.ts'
import { identificationDocumentKind } from '../identification-documents/kind.ts'
import { incomeKind } from '../incomes/kind.ts'
import { liabilityKind } from '../liabilities/kind.ts'
import { propertyKind } from '../properties/kind.ts'

/** Every kind of list by its id. The server, the contract and the tests go through them; a page imports its own alone. */
export const kinds = {
  identification: identificationDocumentKind,
  address: applicantAddressKind,
  income: incomeKind,
  property: propertyKind,
  asset: assetKind,
  liability: liabilityKind,
}
export type Kinds = typeof kinds

/** The kinds that an applicant has under the names of their lists; identification documents are in the details of the person. */
type ListId = Exclude<keyof Kinds, 'identification'>
export type ListName = Kinds[ListId]['list']
/** The kinds whose page, dialog and table are made of their fields, in the order of the steps. */
export const plainKinds = [assetKind, liabilityKind]
