import { isPurchase, type Situation } from '../interview/conditions.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import { type Blank, blankOf, text } from '../kit/vocabulary.ts'
import { totalBalance } from '../mortgage-request/amounts.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { type ApplicantAddress, currentAddress, isOwned } from './addresses/kind.ts'
import { asksFirstTimeBuyer } from './conditions.ts'
import type { OwnedProperty } from './properties/kind.ts'

/** Why answers that seem to contradict each other are right, in the person's own words; by contradiction. */
export const reasonVocabulary = {
  FirstHome: text(300),
  OwnerWithoutProperty: text(300),
  OwesMoreThanValue: text(300),
}
export type Reasons = Blank<typeof reasonVocabulary>
export type Contradiction = keyof Reasons

export const noReasons: Reasons = blankOf(reasonVocabulary)

/** What the contradictions are found in; a loaded applicant satisfies it. */
export interface Contradicted {
  Identification: { FirstTimeHomeBuyerFlag: number; PrimaryFlag: number }
  Addresses: readonly Pick<ApplicantAddress, 'ApplicantAddressTypeDD' | 'ResidentialStatusDD'>[]
  SameAddressFlag: number
  Properties: readonly OwnedProperty[]
}

export interface ContradictionContext {
  settings: Pick<ApplicationSettings, 'FirstTimeBuyer'>
  interview: Situation
  /** Everyone whose answers the reader sees: of a couple's home, one of them lists the property. */
  applicants: readonly { Properties: readonly unknown[] }[]
}

/**
 * Answers that are each valid and rarely true together. They are not refused, since life has reasons for them (an
 * inherited share, a home just sold), but the person gives the reason before the application is submitted.
 */
const found: { readonly [Key in Contradiction]: (one: Contradicted, context: ContradictionContext) => boolean } = {
  FirstHome: ({ Identification: { FirstTimeHomeBuyerFlag, PrimaryFlag }, Properties }, { settings, interview }) =>
    asksFirstTimeBuyer({ primary: PrimaryFlag === 1 }, settings, interview) &&
    FirstTimeHomeBuyerFlag === 1 &&
    Properties.length > 0,
  // In a refinance or a renewal the home is the property of the mortgage request.
  OwnerWithoutProperty: ({ Addresses, SameAddressFlag }, { interview, applicants }) => {
    const home = currentAddress(Addresses)
    return (
      isPurchase(interview) === true &&
      SameAddressFlag !== 1 &&
      home !== undefined &&
      isOwned(home) &&
      applicants.every(({ Properties }) => Properties.length === 0)
    )
  },
  OwesMoreThanValue: ({ Properties }) =>
    Properties.some(
      ({ PropertyValue, Mortgages }) => PropertyValue !== null && (totalBalance(Mortgages) ?? 0) > PropertyValue,
    ),
}

/** The contradictions in an applicant's answers, in the order in which they are asked about. */
export const contradictionsOf = (applicant: Contradicted, context: ContradictionContext): Contradiction[] =>
  (Object.keys(found) as Contradiction[]).filter((key) => found[key](applicant, context))

/** Contradictions without a reason, with paths as in the body of SaveReasons. */
export const reasonProblems = (
  keys: readonly Contradiction[],
  { Reasons }: { Reasons: Partial<Reasons> },
): Problem<'ReasonRequired'>[] =>
  keys.flatMap((key) => problem(isBlank(Reasons[key] ?? ''), `Reasons.${key}`, 'ReasonRequired'))
