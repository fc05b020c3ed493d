import { type Figures, isRefinancing, municipalProvince, taxedCities } from '../../calculator/figures.ts'
import { incomeTypes } from '../../codes/income-types.ts'
import { occupancies } from '../../codes/occupancies.ts'
import { purposes } from '../../codes/purposes.ts'
import { addMonths } from '../../kit/dates.ts'
import type { DealFacts, MortgageFacts, Scenario } from '../facts.ts'

/** Any city without a tax of its own. */
const elsewhere = 'elsewhere'

const cityOf = ({ Province, InCity }: Figures): string => {
  const city = taxedCities[Province]
  if (city === undefined || InCity === -1) return ''
  return InCity === 1 ? city : elsewhere
}

/** LiabilityType of a loan whose payment is stated. */
const loanDebt = 3
/** PropertyTypeDD */
const freehold = 0
const condominium = 1
/** TypeofMortgage of a mortgage that the new one replaces. */
const replaced = 2

export const scenarioOf = ({ Rate, Years }: Figures): Scenario => ({
  ...(Rate !== null && { Rate }),
  ...(Years !== null && { AmortizationYears: Years }),
})

/** A house that its buyers live in. */
const purchaseOf = (figures: Figures, home: DealFacts['SubjectProperty']): DealFacts => ({
  DealPurposeDD: purposes.purchase,
  OccupancyDD: occupancies.owner,
  DownPayment: figures.DownPayment,
  FirstTimeHomeBuyerFlag: figures.FirstTime,
  SubjectProperty: {
    DwellingTypeDD: 0,
    PropertyTypeDD: freehold,
    ...home,
    Address: { ProvinceDD: figures.Province, City: cityOf(figures) },
  },
})

/** What buyers with these incomes and debts can be lent; `price` is that of the home, where one is tried. */
export const affordabilityFacts = (figures: Figures, price?: number): DealFacts => {
  const { Income, SecondIncome, Debts, PropertyTax, Heating, CondoFees } = figures
  const incomes = [Income, SecondIncome].filter((income) => income !== null)
  return {
    ...purchaseOf(figures, {
      PropertyTypeDD: CondoFees === null || CondoFees === 0 ? freehold : condominium,
      NewConstructionDD: 0,
      AnnualTaxes: PropertyTax,
      Heating,
      CondoFees,
    }),
    ...(price !== undefined && { PropertyValue: price }),
    Incomes: incomes.map((IncomeAmount) => ({ IncomeTypeDD: incomeTypes.employment, IncomeAmount })),
    Properties: [],
    Liabilities: Debts === null || Debts === 0 ? [] : [{ LiabilityType: loanDebt, MonthlyPayment: Debts }],
    Done: { Incomes: incomes.length > 0, Properties: true, Liabilities: Debts !== null },
  }
}

export const cashFacts = (figures: Figures): DealFacts => ({
  ...purchaseOf(figures, { NewConstructionDD: figures.NewHome }),
  PropertyValue: figures.Price,
  Deposit: figures.Deposit,
  TaxInPriceFlag: figures.TaxInPrice,
  MunicipalRate: figures.Province === municipalProvince ? figures.MunicipalRate : null,
})

/** The mortgage that the home has, and the one that would replace it. */
export const renewFacts = (figures: Figures, today: string): DealFacts => {
  const { Balance, ExtraMoney, PresentRate, RateType, MonthsLeft, LenderRate, HomeValue } = figures
  const present: MortgageFacts = {
    TypeofMortgage: replaced,
    Balance,
    InterestRate: PresentRate,
    RateTypeDD: RateType,
    ComparisonRate: LenderRate,
    ...(MonthsLeft !== null && { MaturityDate: addMonths(today, MonthsLeft) }),
  }
  return {
    DealPurposeDD: isRefinancing(figures) ? purposes.refinance : purposes.renewal,
    OccupancyDD: occupancies.owner,
    RequestedMortgageAmount: Balance === null ? null : Balance + (ExtraMoney ?? 0),
    SubjectProperty: { EstimatedValue: HomeValue, Mortgages: [present] },
  }
}
