/** The answers of a deal, by their names on the wire. Absent, null, '' and -1 mean that there is no answer. */
export interface DealFacts {
  DealPurposeDD?: number
  LandOwnership?: number
  /** The price, before tax for a new home. */
  PropertyValue?: number | null
  DownPayment?: number | null
  RequestedMortgageAmount?: number | null
  OccupancyDD?: number
  ClosingDate?: string
  /** The day on which the application was made; today where absent. */
  ApplicationDate?: string
  /** The day of the agreement of purchase and sale. */
  AgreementDate?: string
  /** The flag of the application, absent where the site does not ask for it. The three after it are more exact. */
  FirstTimeHomeBuyerFlag?: number
  /** For mortgage insurance: never bought, or no home of their own in this year and the four before. */
  FirstTimeInsuranceFlag?: number
  /** For the federal tax: no home of their own in this year and the four before. */
  FirstTimeFederalFlag?: number
  /** For the provinces: never owned a home anywhere. */
  FirstTimeProvinceFlag?: number
  /** The first-time buyers' share of the title in per cent; all of it where absent. */
  FirstTimeTitleShare?: number | null
  BorrowedDownPaymentFlag?: number
  Deposit?: number | null
  /** Whether the price of a new home includes the sales taxes. */
  TaxInPriceFlag?: number
  /** Will live in the province within six months. */
  ResidentOfProvinceFlag?: number
  ResidentOfCanadaFlag?: number
  /** The municipality's percentage: of the deed transfer tax in Nova Scotia, of the duties above the by-law's price in Quebec. */
  MunicipalRate?: number | null
  SubjectProperty?: SubjectFacts
  Construction?: ConstructionFacts
  Incomes?: readonly IncomeFacts[]
  /** The properties that are owned beside that of the mortgage. */
  Properties?: readonly PropertyFacts[]
  Liabilities?: readonly LiabilityFacts[]
  /** Which lists are complete; an empty list is zero only then. */
  Done?: { Incomes?: boolean; Properties?: boolean; Liabilities?: boolean }
}

/** CondoFees, Heating, SiteRent and RentalIncome are dollars a month, AnnualTaxes a year. */
export interface SubjectFacts {
  Address?: { ProvinceDD?: number; City?: string }
  DwellingTypeDD?: number
  PropertyTypeDD?: number
  NewConstructionDD?: number
  /** The value for the lender; of a property that is owned already, its only value. */
  EstimatedValue?: number | null
  /** The assessment of the municipality, in Quebec with its comparative factor. */
  AssessedValue?: number | null
  ComparativeFactor?: number | null
  AnnualTaxes?: number | null
  CondoFees?: number | null
  Heating?: number | null
  SiteRent?: number | null
  RentalIncome?: number | null
  /** Units are added with the money of the refinancing; EstimatedValue is that after the work. */
  AddsUnitsFlag?: number
  Mortgages?: readonly MortgageFacts[]
}

/** An existing mortgage. TypeofMortgage: 1 stays, 2 is replaced. */
export interface MortgageFacts {
  TypeofMortgage?: number
  Balance?: number | null
  PAndIPayment?: number | null
  PaymentFrequencyDD?: number
  InterestRate?: number | null
  RateTypeDD?: number
  TermTypeDD?: number
  MaturityDate?: string
  /** The first day of its term. */
  TermStartDate?: string
  /** The lender's present rate for the rest of the term; or its posted rate, less the discount of the contract. */
  ComparisonRate?: number | null
  PostedRate?: number | null
  PostedDiscount?: number | null
}

/** IncomeAmount is of the latest year or period, PreviousYearAmount of the whole year before. */
export interface IncomeFacts {
  IncomeTypeDD: number
  IncomeAmount?: number | null
  PreviousYearAmount?: number | null
  VariablePay?: number | null
  IncomePeriodDD?: number
  EmploymentHistoryStatusDD?: number
  EmploymentHistoryTypeDD?: number
  /** Expenses on paper that a lender adds to a self-employed income, a year. */
  AddBacks?: number | null
  NotTaxableFlag?: number
}

export interface PropertyFacts {
  OccupancyTypeDD?: number
  PropertyTypeDD?: number
  AnnualTaxes?: number | null
  CondoFees?: number | null
  Heating?: number | null
  RentalIncome?: number | null
  Mortgages?: readonly MortgageFacts[]
}

export interface LiabilityFacts {
  LiabilityType: number
  Balance?: number | null
  Limit?: number | null
  MonthlyPayment?: number | null
  /** Of a secured line of credit; the rate of the mortgage where absent. */
  InterestRate?: number | null
  /** A refinancing pays it off. */
  PaidOffFlag?: number
}

/** LandDebt is what is owed on the land; each draw is an amount and the months until the work ends. */
export interface ConstructionFacts {
  LandValue?: number | null
  LandDebt?: number | null
  Cost?: number | null
  FinishedValue?: number | null
  Draws?: readonly { Amount: number; Months: number }[]
}

/** The mortgage that is tried. What is absent is taken from the facts or the policy. */
export interface Scenario {
  PropertyValue?: number
  DownPayment?: number
  /** Per cent a year. */
  Rate?: number
  RateTypeDD?: number
  TermMonths?: number
  AmortizationYears?: number
  PaymentFrequencyDD?: number
  /** Insure although it is not required. */
  Insure?: boolean
  /** A mortgage moves to another lender at renewal. */
  Switch?: { AddedToLoan: number; SameAmortization: boolean; Insurable: boolean }
}

/** Beside the deal itself. */
export const mostScenarios = 4

type Names<Facts> = Extract<keyof Facts, string>

/** The name of an answer, without the position in its list: a key for texts and links. */
export type FactPath =
  | Exclude<Names<DealFacts>, 'SubjectProperty' | 'Construction' | 'Done'>
  | `SubjectProperty.${Exclude<Names<SubjectFacts>, 'Address' | 'Mortgages'>}`
  | 'SubjectProperty.Address.ProvinceDD'
  | 'SubjectProperty.Address.City'
  | `SubjectProperty.Mortgages.${Names<MortgageFacts>}`
  | `Construction.${Names<ConstructionFacts>}`
  | `Incomes.${Names<IncomeFacts>}`
  | `Properties.${Exclude<Names<PropertyFacts>, 'Mortgages'>}`
  | `Properties.Mortgages.${Names<MortgageFacts>}`
  | `Liabilities.${Names<LiabilityFacts>}`
  | 'Scenario.Rate'
  | 'Scenario.AmortizationYears'
