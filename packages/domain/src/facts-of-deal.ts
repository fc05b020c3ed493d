import type { DealTerms } from './deals/fields.ts'
import { type FactsSource, factsOfApplication, requestOfApplication } from './facts-of-application.ts'
import type { DealFacts, MortgageFacts, Scenario } from './qualification/facts.ts'
import type { BrokerFacts } from './qualification/worksheet-fields.ts'

type Entered<Name extends string> = readonly ({ readonly [Key in Name]: number } & object)[]

/** The facts of a list with what was entered for the records of these ids, in the same order. */
const entered = <Fact extends object, Name extends string>(
  facts: readonly Fact[] | undefined,
  ids: readonly number[],
  name: Name,
  given: Entered<Name> = [],
): readonly Fact[] | undefined =>
  facts?.map((fact, index) => {
    const found = given.find((one) => one[name] === ids[index])
    if (found === undefined) return fact
    const { [name]: _, ...own } = found
    return { ...fact, ...own }
  })

/** The facts of an application with what its broker entered, which no page asks. An entry for a record that is gone counts nothing. */
export const factsOfDeal = (source: FactsSource, broker: BrokerFacts): DealFacts => {
  const facts = factsOfApplication(source)
  const { SubjectProperty: home = {}, Construction, Incomes, Liabilities, ...single } = broker
  const { Mortgages, ...homeFacts } = home
  const mortgageIds = requestOfApplication(source).SubjectProperty.Mortgages.map(({ MortgageID }) => MortgageID)
  const incomes = source.Applicants.flatMap((person) => person.Incomes.map(({ IncomeID }) => IncomeID))
  const debts = source.Applicants.flatMap((person) => person.Liabilities.map(({ LiabilityID }) => LiabilityID))
  const withIncomes = entered(facts.Incomes, incomes, 'IncomeID', Incomes)
  const withDebts = entered(facts.Liabilities, debts, 'LiabilityID', Liabilities)
  const withMortgages = entered<MortgageFacts, 'MortgageID'>(
    facts.SubjectProperty?.Mortgages,
    mortgageIds,
    'MortgageID',
    Mortgages,
  )
  return {
    ...facts,
    ...single,
    SubjectProperty: {
      ...facts.SubjectProperty,
      ...homeFacts,
      ...(withMortgages && { Mortgages: withMortgages }),
    },
    ...(Construction && { Construction }),
    ...(withIncomes && { Incomes: withIncomes }),
    ...(withDebts && { Liabilities: withDebts }),
  }
}

const monthsAYear = 12

/** The mortgage of a deal as its broker arranged it, as far as that is saved. */
export const scenarioOfTerms = ({
  InterestRate,
  Term,
  Amortization,
  PaymentFrequency,
}: Partial<DealTerms>): Scenario => ({
  ...(typeof InterestRate === 'number' && { Rate: InterestRate }),
  ...(typeof Term === 'number' && Term > 0 && { TermMonths: Term }),
  ...(typeof Amortization === 'number' &&
    Amortization > 0 &&
    Amortization % monthsAYear === 0 && { AmortizationYears: Amortization / monthsAYear }),
  ...(PaymentFrequency !== undefined && PaymentFrequency >= 0 && { PaymentFrequencyDD: PaymentFrequency }),
})
