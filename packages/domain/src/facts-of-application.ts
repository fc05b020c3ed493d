import { isSameAddress } from './addresses/same-address.ts'
import { asksFirstTimeBuyer } from './applicants/conditions.ts'
import type { Income } from './applicants/incomes/kind.ts'
import { kinds } from './applicants/kinds/all-kinds.ts'
import type { Liability } from './applicants/liabilities/kind.ts'
import type { OwnedMortgage, OwnedProperty } from './applicants/properties/kind.ts'
import { listedSubject, requestFromOwned } from './applicants/properties/listed-subject.ts'
import type { Applicant, Application } from './application-fields.ts'
import { applicantHasReached } from './flow.ts'
import { isAboutOwned } from './interview/conditions.ts'
import type { InterView } from './interview/fields.ts'
import { totalBalance } from './mortgage-request/amounts.ts'
import { cleanRequest, requestFromInterview } from './mortgage-request/answers.ts'
import { requestTypeOf, requestTypes } from './mortgage-request/conditions.ts'
import type { RequestedMortgage } from './mortgage-request/fields.ts'
import type {
  DealFacts,
  IncomeFacts,
  LiabilityFacts,
  MortgageFacts,
  PropertyFacts,
  SubjectFacts,
} from './qualification/facts.ts'
import type { ApplicationSettings } from './site/fields.ts'

/** What the facts are taken from: a loaded application, or a stored one as the broker loads it. */
export type FactsSource = Pick<
  Application,
  'LandOwnership' | 'Applicants' | 'MainApplicantID' | 'OpenInvites' | 'InvitedApplicants'
> &
  Pick<ApplicationSettings, 'showIncome' | 'showProperty' | 'showLiabilities' | 'FirstTimeBuyer'> & {
    InterView: InterView
    RequestedMortgage: RequestedMortgage
    /** The link of an invited person who reads this, who does not see every applicant. */
    guid?: string | undefined
  }

const mortgageFacts = (mortgage: OwnedMortgage): MortgageFacts => ({
  TypeofMortgage: mortgage.TypeofMortgage,
  Balance: mortgage.Balance,
  PAndIPayment: mortgage.PAndIPayment,
  PaymentFrequencyDD: mortgage.PaymentFrequencyDD,
  InterestRate: mortgage.InterestRate,
  RateTypeDD: mortgage.RateTypeDD,
  TermTypeDD: mortgage.TermTypeDD,
  MaturityDate: mortgage.MaturityDate,
})

const incomeFacts = (income: Income): IncomeFacts => ({
  IncomeTypeDD: income.IncomeTypeDD,
  IncomeAmount: income.IncomeAmount,
  VariablePay: income.VariablePay,
  IncomePeriodDD: income.IncomePeriodDD,
  EmploymentHistoryStatusDD: income.EmploymentHistoryStatusDD,
  EmploymentHistoryTypeDD: income.EmploymentHistoryTypeDD,
})

const propertyFacts = (property: OwnedProperty): PropertyFacts => ({
  OccupancyTypeDD: property.OccupancyTypeDD,
  PropertyTypeDD: property.PropertyTypeDD,
  AnnualTaxes: property.AnnualTaxes,
  CondoFees: property.CondoFees,
  Heating: property.Heating,
  RentalIncome: property.RentalIncome,
  Mortgages: property.Mortgages.map(mortgageFacts),
})

const liabilityFacts = ({ LiabilityType, Balance, Limit, MonthlyPayment, PaidOffFlag }: Liability): LiabilityFacts => ({
  LiabilityType,
  Balance,
  Limit,
  MonthlyPayment,
  PaidOffFlag,
})

const shownBy = { income: 'showIncome', property: 'showProperty', liability: 'showLiabilities' } as const
type CountedStep = keyof typeof shownBy

/** The step is done, and the reader sees its answers. */
const isKnown = (person: Applicant, step: CountedStep): boolean =>
  applicantHasReached(person, step) && !(person.Hidden ?? []).includes(kinds[step].area)

/**
 * Whether the records of all applicants are known. They are not while one of them has not done the step, has not joined,
 * or keeps it from the reader: a list in part would make too small a sum.
 */
const isWhole = (source: FactsSource, step: CountedStep): boolean => {
  const { Applicants, OpenInvites = [], guid } = source
  return (
    source[shownBy[step]] === 1 &&
    guid === undefined &&
    Applicants.length > 0 &&
    !OpenInvites.some(({ ApplicantID }) => ApplicantID <= 0) &&
    Applicants.every((person) => isKnown(person, step))
  )
}

/** The flag once its step is done; before, 0 is no answer. */
const firstTimeFacts = (source: FactsSource): Pick<DealFacts, 'FirstTimeHomeBuyerFlag'> => {
  const { Applicants, MainApplicantID, InterView } = source
  const main = Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)
  const isAsked =
    main !== undefined &&
    asksFirstTimeBuyer({ primary: true }, source, InterView) &&
    applicantHasReached(main, 'identification') &&
    !(main.Hidden ?? []).includes('Identity')
  return isAsked ? { FirstTimeHomeBuyerFlag: main.Identification.FirstTimeHomeBuyerFlag } : {}
}

const subjectFacts = ({ SubjectProperty: home }: RequestedMortgage): SubjectFacts => ({
  Address: { ProvinceDD: home.Address.ProvinceDD, City: home.Address.City },
  DwellingTypeDD: home.DwellingTypeDD,
  PropertyTypeDD: home.PropertyTypeDD,
  NewConstructionDD: home.NewConstructionDD,
  EstimatedValue: home.EstimatedValue,
  AnnualTaxes: home.AnnualTaxes,
  CondoFees: home.CondoFees,
  Mortgages: home.Mortgages.map(mortgageFacts),
})

/** A renewal asks for what is owed on its mortgages, which the figures add up themselves. */
const amountOf = ({ RequestedMortgageAmount, SubjectProperty }: RequestedMortgage, isRenewal: boolean) =>
  isRenewal && totalBalance(SubjectProperty.Mortgages) !== null ? null : RequestedMortgageAmount

const listFacts = (
  source: FactsSource,
  { SubjectProperty: home }: RequestedMortgage,
): Pick<DealFacts, 'Incomes' | 'Properties' | 'Liabilities' | 'Done'> => {
  const { Applicants, InterView } = source
  const Done = {
    Incomes: isWhole(source, 'income'),
    Properties: isWhole(source, 'property'),
    Liabilities: isWhole(source, 'liability'),
  }
  // The home of the mortgage may be on the list too; its costs count once.
  const isOther = ({ Address }: OwnedProperty) =>
    isAboutOwned(InterView) !== true || !isSameAddress(Address, home.Address)
  return {
    ...(Done.Incomes && { Incomes: Applicants.flatMap(({ Incomes }) => Incomes.map(incomeFacts)) }),
    ...(Done.Properties && {
      Properties: Applicants.flatMap(({ Properties }) => Properties.filter(isOther).map(propertyFacts)),
    }),
    ...(Done.Liabilities && { Liabilities: Applicants.flatMap(({ Liabilities }) => Liabilities.map(liabilityFacts)) }),
    Done,
  }
}

/** The request with the answers that its type asks for. */
const cleaned = ({ RequestedMortgage, InterView }: FactsSource): RequestedMortgage => {
  const type = requestTypeOf(InterView)
  return type === undefined ? RequestedMortgage : cleanRequest(RequestedMortgage, type)
}

/** The facts of an application whose mortgage request is newer than its interview: the request is being typed. */
export const factsOfRequest = (source: FactsSource): DealFacts => {
  const { InterView, LandOwnership } = source
  const request = cleaned(source)
  return {
    DealPurposeDD: InterView.DealPurposeDD,
    LandOwnership,
    PropertyValue: request.PropertyValue,
    DownPayment: request.DownPayment,
    RequestedMortgageAmount: amountOf(request, requestTypeOf(InterView) === requestTypes.renewal),
    OccupancyDD: InterView.OccupancyDD,
    ClosingDate: request.SubjectProperty.ClosingDate,
    ...firstTimeFacts(source),
    SubjectProperty: subjectFacts(request),
    ...listFacts(source, request),
  }
}

/** The same source with what the interview asks for the request, and what is known of a listed home. */
const completed = (source: FactsSource): FactsSource => {
  const known = requestFromInterview(source.RequestedMortgage, source.InterView)
  const listed = listedSubject(source, known.SubjectProperty.Address)
  return { ...source, RequestedMortgage: requestFromOwned(known, listed) }
}

/** The request that the facts of a stored application are taken from. */
export const requestOfApplication = (source: FactsSource): RequestedMortgage => cleaned(completed(source))

/**
 * The facts of an application as it is stored, or as its interview is typed. What the interview asks counts for the
 * request, and what is known of a listed home, as the page of the request shows them.
 */
export const factsOfApplication = (source: FactsSource): DealFacts => factsOfRequest(completed(source))
