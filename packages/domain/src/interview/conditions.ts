import type { AddressNeed } from '../addresses/rules.ts'
import { landOwnership, purposes } from '../codes/purposes.ts'
import { and, isOneOf, or, type Tri } from '../kit/tri.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import type { InterView } from './fields.ts'

/** SearchStageDD */
export const searchStages = { offerAccepted: 1, offerPlaced: 2, propertyFound: 3, searching: 4, notStarted: 5 } as const

const foundStages = [searchStages.offerAccepted, searchStages.offerPlaced, searchStages.propertyFound]
const searchingStages = [searchStages.searching, searchStages.notStarted]

/** The two answers that decide which other questions are asked. */
export type Situation = Pick<InterView, 'DealPurposeDD' | 'SearchStageDD'>
export type SituationCondition = (situation: Situation) => Tri

const hasPurpose =
  (purpose: number): SituationCondition =>
  ({ DealPurposeDD }) =>
    isOneOf(DealPurposeDD, [purpose])

export const isPurchase = hasPurpose(purposes.purchase)
export const isRefinance = hasPurpose(purposes.refinance)
export const isConstruction = hasPurpose(purposes.construction)
export const isRenewal = hasPurpose(purposes.renewal)

export const hasFoundProperty: SituationCondition = (situation) =>
  and(isPurchase(situation), isOneOf(situation.SearchStageDD, foundStages))

/** A pre-approval: a purchase without a property yet. */
export const isPreApproval: SituationCondition = (situation) =>
  and(isPurchase(situation), isOneOf(situation.SearchStageDD, searchingStages))

/** The application is about a property that is owned already: the mortgage request describes it. */
export const isAboutOwned: SituationCondition = (situation) => or(isRefinance(situation), isRenewal(situation))

export const asksSearchStage = isPurchase
/** Value, type and occupancy of the property to buy. */
export const asksPropertyBlock = hasFoundProperty
/** Asked with the property; for a pre-approval the mortgage request asks for value and down payment together. */
export const asksDownPayment = hasFoundProperty
export const asksClosingDate: SituationCondition = (situation) =>
  or(hasFoundProperty(situation), isConstruction(situation))
export const asksRefinanceDate = isRefinance
export const asksRenewingDate = isRenewal
/** The balance owed on the property. */
export const asksBalance = isAboutOwned
export const asksAddress: SituationCondition = (situation) => or(asksBalance(situation), hasFoundProperty(situation))

/**
 * How much of the property's address is required. A property that is only found or offered on needs its city and
 * province, one that is bought or owned the whole address.
 */
export const subjectAddressNeed = (
  situation: Situation,
  { ReqFullAddress }: Pick<ApplicationSettings, 'ReqFullAddress'>,
): AddressNeed => {
  if (asksAddress(situation) !== true) return 'nothing'
  if (ReqFullAddress === 0) return 'street'
  const isOwned = asksBalance(situation) === true || situation.SearchStageDD === searchStages.offerAccepted
  return isOwned ? 'full' : 'place'
}

export const asksLandOwnership = isConstruction

export const isKnownPurpose = (purpose: number): boolean => Object.values(purposes).some((known) => known === purpose)
export const isKnownStage = (stage: number): boolean => Object.values(searchStages).some((known) => known === stage)
export const isKnownLandOwnership = (land: number): boolean =>
  Object.values(landOwnership).some((known) => known === land)
