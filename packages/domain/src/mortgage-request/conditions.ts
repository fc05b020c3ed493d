import {
  hasFoundProperty,
  isConstruction,
  isPreApproval,
  isRefinance,
  isRenewal,
  type Situation,
} from '../interview/conditions.ts'

/** RequestTypeDD */
export const requestTypes = { found: 1, notFound: 2, refinance: 3, renewal: 4, construction: 5 } as const
export type RequestType = (typeof requestTypes)[keyof typeof requestTypes]

const typeWhen = [
  [hasFoundProperty, requestTypes.found],
  [isPreApproval, requestTypes.notFound],
  [isRefinance, requestTypes.refinance],
  [isRenewal, requestTypes.renewal],
  [isConstruction, requestTypes.construction],
] as const

/** The kind of request by the interview; undefined while the interview leaves it open. */
export const requestTypeOf = (situation: Situation): RequestType | undefined =>
  typeWhen.find(([condition]) => condition(situation) === true)?.[1]

/** What a kind of request shows, and what it requires. */
export interface RequestParts {
  /** PropertyValue and DownPayment, from which the mortgage is computed. */
  purchaseAmounts: boolean
  purchaseAmountsRequired: boolean
  /** The down payment must reach the legal minimum. Who builds may own the land instead. */
  legalMinimum: boolean
  /** RequestedMortgageAmount is typed, not computed. */
  typedAmount: boolean
  estimatedValue: boolean
  address: boolean
  addressRequired: boolean
  /** Only without a property: the province alone. */
  province: boolean
  /** DwellingTypeDD or PropertyTypeDD must be chosen. */
  propertyTypeRequired: boolean
  closingDateRequired: boolean
  /** Year, heating, garage and other details of the property. */
  propertyDetails: boolean
  /** OriginalValue, PurchaseDate and CoOwners: the property is owned already. */
  purchaseHistory: boolean
  existingMortgages: boolean
  /** Every field of an existing mortgage is required. */
  existingMortgagesComplete: boolean
}

const nothing: RequestParts = {
  purchaseAmounts: false,
  purchaseAmountsRequired: false,
  legalMinimum: false,
  typedAmount: false,
  estimatedValue: false,
  address: false,
  addressRequired: false,
  province: false,
  propertyTypeRequired: false,
  closingDateRequired: false,
  propertyDetails: false,
  purchaseHistory: false,
  existingMortgages: false,
  existingMortgagesComplete: false,
}
const owned = {
  estimatedValue: true,
  address: true,
  propertyDetails: true,
  purchaseHistory: true,
  existingMortgages: true,
}

export const requestParts: Record<RequestType, RequestParts> = {
  1: {
    ...nothing,
    purchaseAmounts: true,
    purchaseAmountsRequired: true,
    legalMinimum: true,
    address: true,
    addressRequired: true,
    closingDateRequired: true,
    propertyDetails: true,
  },
  2: { ...nothing, purchaseAmounts: true, legalMinimum: true, province: true },
  3: { ...nothing, ...owned, typedAmount: true, propertyTypeRequired: true, closingDateRequired: true },
  4: { ...nothing, ...owned, addressRequired: true, closingDateRequired: true, existingMortgagesComplete: true },
  5: { ...nothing, purchaseAmounts: true, address: true, closingDateRequired: true },
}
