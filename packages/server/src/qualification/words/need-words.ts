import type { FactPath } from '@foyer/domain/qualification/facts.ts'

interface Need {
  /** The key of its text. */
  text: string
  /** No page asks it: the broker enters it with SaveScenarios. */
  isEntered?: true
}

/** What the borrower's estimate names too, in the same words. */
const shared = (path: string): Need => ({ text: `qualification:facts.${path}` })
const own = (name: string): Need => ({ text: `qualification.worksheet:facts.${name}` })
const entered = (need: Need): Need => ({ ...need, isEntered: true })

const propertyCosts = own('propertyCosts')

/** Every answer that a figure may need. */
const needs: Partial<Record<FactPath, Need>> = {
  PropertyValue: shared('PropertyValue'),
  DownPayment: shared('DownPayment'),
  RequestedMortgageAmount: shared('RequestedMortgageAmount'),
  OccupancyDD: shared('OccupancyDD'),
  FirstTimeProvinceFlag: entered(shared('FirstTimeProvinceFlag')),
  FirstTimeFederalFlag: entered(shared('FirstTimeFederalFlag')),
  FirstTimeInsuranceFlag: entered(own('firstTimeInsurance')),
  TaxInPriceFlag: entered(shared('TaxInPriceFlag')),
  Deposit: entered(shared('Deposit')),
  MunicipalRate: entered(shared('MunicipalRate')),
  ResidentOfProvinceFlag: entered(shared('ResidentOfProvinceFlag')),
  ResidentOfCanadaFlag: entered(own('residentOfCanada')),
  Incomes: own('incomes'),
  'Incomes.IncomePeriodDD': own('incomePeriod'),
  'Incomes.IncomeAmount': own('incomeAmount'),
  'Incomes.PreviousYearAmount': entered(own('previousYear')),
  Properties: own('properties'),
  'Properties.Mortgages.PAndIPayment': own('propertyPayment'),
  'Properties.Mortgages.PaymentFrequencyDD': own('propertyFrequency'),
  'Properties.AnnualTaxes': propertyCosts,
  'Properties.CondoFees': propertyCosts,
  'Properties.Heating': propertyCosts,
  'Properties.RentalIncome': propertyCosts,
  Liabilities: own('liabilities'),
  'Liabilities.Balance': own('debtBalance'),
  'Liabilities.Limit': own('debtLimit'),
  'Liabilities.MonthlyPayment': entered(own('debtPayment')),
  'SubjectProperty.Address.ProvinceDD': shared('Address.ProvinceDD'),
  'SubjectProperty.Address.City': shared('Address.City'),
  'SubjectProperty.NewConstructionDD': shared('NewConstructionDD'),
  'SubjectProperty.EstimatedValue': shared('EstimatedValue'),
  'SubjectProperty.AssessedValue': entered(shared('AssessedValue')),
  'SubjectProperty.AnnualTaxes': own('annualTaxes'),
  'SubjectProperty.CondoFees': own('condoFees'),
  'SubjectProperty.Heating': entered(own('heating')),
  'SubjectProperty.SiteRent': entered(own('siteRent')),
  'SubjectProperty.RentalIncome': entered(own('rent')),
  'SubjectProperty.Mortgages.Balance': shared('Mortgages.Balance'),
  'SubjectProperty.Mortgages.InterestRate': shared('Mortgages.InterestRate'),
  'SubjectProperty.Mortgages.MaturityDate': shared('Mortgages.MaturityDate'),
  'SubjectProperty.Mortgages.ComparisonRate': entered(shared('Mortgages.ComparisonRate')),
  'Construction.LandValue': entered(own('land')),
  'Construction.LandDebt': entered(own('landDebt')),
  'Construction.Cost': entered(own('cost')),
  'Construction.Draws': entered(own('draws')),
  'Scenario.Rate': entered(own('rate')),
}

/** Undefined for an answer that no figure names as missing. */
export const needOf = (fact: FactPath): Need | undefined => needs[fact]
