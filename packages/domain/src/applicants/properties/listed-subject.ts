import type { Address } from '../../addresses/fields.ts'
import { isSameAddress } from '../../addresses/same-address.ts'
import { isAboutOwned } from '../../interview/conditions.ts'
import type { InterView } from '../../interview/fields.ts'
import { blankSubjectMortgage } from '../../mortgage-request/blank.ts'
import type { RequestedMortgage, SubjectMortgage } from '../../mortgage-request/fields.ts'
import type { OwnedProperty } from './kind.ts'

interface Known {
  InterView: Pick<InterView, 'DealPurposeDD' | 'SearchStageDD'>
  Applicants: readonly {
    readonly ApplicantID: number
    readonly Disabled: number
    readonly Properties: readonly OwnedProperty[]
  }[]
  /** Everyone who was ever invited. */
  InvitedApplicants?: readonly number[]
  /** The link of an invited person who reads this. */
  guid?: string | undefined
}

/**
 * The property of a refinancing or a renewal, if an applicant listed it among those they own. Everyone who reads the deal
 * reads the mortgage, so it takes nothing from the part of an invited person who has not sent it (Disabled: sent).
 */
export const listedSubject = (
  { InterView, Applicants, InvitedApplicants = [], guid }: Known,
  address: Address,
): OwnedProperty | undefined =>
  isAboutOwned(InterView) === true && guid === undefined
    ? Applicants.filter(({ ApplicantID, Disabled }) => Disabled === 1 || !InvitedApplicants.includes(ApplicantID))
        .flatMap(({ Properties }) => Properties)
        .find((one) => isSameAddress(one.Address, address))
    : undefined

const ofInterview = ['Balance', 'MortgageID']

/** A mortgage of which only the interview's answers are known: the balance, and the day on which it is renewed. */
const isOnlyOfInterview =
  (renewed: string) =>
  (mortgage: SubjectMortgage): boolean =>
    Object.entries({ ...blankSubjectMortgage, MaturityDate: mortgage.MaturityDate && renewed }).every(
      ([name, known]) => ofInterview.includes(name) || mortgage[name as keyof SubjectMortgage] === known,
    )

const mortgagesOf = ({ Mortgages }: OwnedProperty): SubjectMortgage[] =>
  Mortgages.map((mortgage, index) => ({ ...blankSubjectMortgage, ...mortgage, MortgageID: 0 - index }))

/** The request with what is known of its property, where it has no answer of its own: nothing is asked twice. */
export const requestFromOwned = (request: RequestedMortgage, listed: OwnedProperty | undefined): RequestedMortgage => {
  if (listed === undefined) return request
  const { SubjectProperty: own } = request
  return {
    ...request,
    SubjectProperty: {
      ...own,
      EstimatedValue: own.EstimatedValue ?? listed.PropertyValue,
      OriginalValue: own.OriginalValue ?? listed.OriginalValue,
      PurchaseDate: own.PurchaseDate || listed.PurchaseDate,
      CoOwners: own.CoOwners || listed.CoOwners,
      CondoFees: own.CondoFees ?? listed.CondoFees,
      AnnualTaxes: own.AnnualTaxes ?? listed.AnnualTaxes,
      Mortgages:
        own.Mortgages.every(isOnlyOfInterview(own.ClosingDate)) && listed.Mortgages.length > 0
          ? mortgagesOf(listed)
          : own.Mortgages,
    },
  }
}
