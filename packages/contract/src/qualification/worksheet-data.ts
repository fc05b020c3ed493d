import { Choice, DateText, Decimal, Flag, Money, orNull, Percentage, Text } from '@foyer/domain/kit/schema.ts'
import type {
  ConstructionFacts,
  DealFacts,
  IncomeFacts,
  LiabilityFacts,
  MortgageFacts,
  PropertyFacts,
  Scenario as ScenarioOfEngine,
  SubjectFacts,
} from '@foyer/domain/qualification/facts.ts'
import type { Policy as PolicyOfEngine } from '@foyer/domain/qualification/policy.ts'
import type { Rule } from '@foyer/domain/qualification/rule.ts'
import Type, { type Static, type TSchema } from 'typebox'

/** Every name of a type of the engine, and no other: one that is added there has to be added here. */
type Every<Of> = Readonly<Record<keyof Of, TSchema>>

const described = (description: string) => ({ description })
const Some = Type.Partial
const Rent = Type.Number({ minimum: 0, maximum: 100, ...described('Per cent') })
const Years = Type.Integer({ minimum: 0, maximum: 100 })

const Mortgage = Some(
  Type.Object({
    TypeofMortgage: Choice,
    Balance: Money,
    PAndIPayment: Money,
    PaymentFrequencyDD: Choice,
    InterestRate: Percentage,
    RateTypeDD: Choice,
    TermTypeDD: Choice,
    MaturityDate: DateText,
    TermStartDate: DateText,
    ComparisonRate: Percentage,
    PostedRate: Percentage,
    PostedDiscount: Percentage,
  } satisfies Every<MortgageFacts>),
)
const costs = { AnnualTaxes: Money, CondoFees: Money, Heating: Money, RentalIncome: Money }
const Mortgages = Type.Array(Mortgage)

const Subject = Some(
  Type.Object({
    Address: Some(Type.Object({ ProvinceDD: Choice, City: Text(200) })),
    ...{ DwellingTypeDD: Choice, PropertyTypeDD: Choice, NewConstructionDD: Choice },
    ...{ EstimatedValue: Money, AssessedValue: Money, ComparativeFactor: Decimal, SiteRent: Money, ...costs },
    ...{ AddsUnitsFlag: Flag, Mortgages },
  } satisfies Every<SubjectFacts>),
)
const Income = Type.Object({
  IncomeTypeDD: Choice,
  ...Some(
    Type.Object({
      ...{ IncomeAmount: Money, PreviousYearAmount: Money, VariablePay: Money, IncomePeriodDD: Choice },
      ...{ EmploymentHistoryStatusDD: Choice, EmploymentHistoryTypeDD: Choice, AddBacks: Money, NotTaxableFlag: Flag },
    } satisfies Every<Omit<IncomeFacts, 'IncomeTypeDD'>>),
  ).properties,
})
const Property = Some(
  Type.Object({
    ...{ OccupancyTypeDD: Choice, PropertyTypeDD: Choice, ...costs, Mortgages },
  } satisfies Every<PropertyFacts>),
)
const Liability = Type.Object({
  LiabilityType: Choice,
  ...Some(
    Type.Object({
      ...{ Balance: Money, Limit: Money, MonthlyPayment: Money, InterestRate: Percentage, PaidOffFlag: Flag },
    } satisfies Every<Omit<LiabilityFacts, 'LiabilityType'>>),
  ).properties,
})
const Construction = Some(
  Type.Object({
    ...{ LandValue: Money, LandDebt: Money, Cost: Money, FinishedValue: Money },
    Draws: Type.Array(Type.Object({ Amount: Type.Number(), Months: Type.Integer() })),
  } satisfies Every<ConstructionFacts>),
)

/** The facts that a worksheet is computed from, by the names of the engine. */
const Facts = Some(
  Type.Object(
    {
      ...{ DealPurposeDD: Choice, LandOwnership: Choice, PropertyValue: Money, DownPayment: Money },
      ...{ RequestedMortgageAmount: Money, OccupancyDD: Choice, ClosingDate: DateText },
      ...{ ApplicationDate: DateText, AgreementDate: DateText, FirstTimeHomeBuyerFlag: Flag },
      ...{ FirstTimeInsuranceFlag: Flag, FirstTimeFederalFlag: Flag, FirstTimeProvinceFlag: Flag },
      ...{ FirstTimeTitleShare: Percentage, BorrowedDownPaymentFlag: Flag, Deposit: Money, TaxInPriceFlag: Flag },
      ...{ ResidentOfProvinceFlag: Flag, ResidentOfCanadaFlag: Flag, MunicipalRate: Percentage },
      ...{ SubjectProperty: Subject, Construction, Incomes: Type.Array(Income), Properties: Type.Array(Property) },
      Liabilities: Type.Array(Liability),
      Done: Some(
        Type.Object(
          { Incomes: Type.Boolean(), Properties: Type.Boolean(), Liabilities: Type.Boolean() },
          described('Which lists are complete; an empty list is zero only then'),
        ),
      ),
    } satisfies Every<DealFacts>,
    described('What the figures are computed from. Absent, null, an empty text and -1 mean that there is no answer'),
  ),
)

const Scenario = Some(
  Type.Object(
    {
      ...{ PropertyValue: Type.Number(), DownPayment: Type.Number(), Rate: Type.Number(described('Per cent a year')) },
      ...{ RateTypeDD: Choice, TermMonths: Type.Integer(), AmortizationYears: Type.Integer() },
      PaymentFrequencyDD: Choice,
      Insure: Type.Boolean(described('Insured although it is not required')),
      Switch: Type.Object(
        { AddedToLoan: Type.Number(), SameAmortization: Type.Boolean(), Insurable: Type.Boolean() },
        described('It moves to another lender at renewal'),
      ),
    } satisfies Every<ScenarioOfEngine>,
    described('A mortgage that is tried. What is absent is taken from Facts or Policy'),
  ),
)

const Policy = Type.Object(
  {
    subjectRentPercent: Rent,
    otherRent: Type.Object({ method: Type.Enum(['offset', 'addBack']), percent: Rent }),
    selfEmployed: Type.Object({
      adds: Type.Enum(['nothing', 'addBacks', 'percent']),
      percent: Type.Optional(Rent),
    }),
    ...{ variablePayPercent: Rent, otherIncomePercent: Rent, support: Type.Object({ full: Rent, above: Rent }) },
    notTaxable: orNull(Type.Object({ threshold: Type.Number(), below: Type.Number(), from: Type.Number() })),
    revolvingPercent: Rent,
    securedLine: Type.Object({ on: Type.Enum(['Balance', 'Limit']), years: Years }),
    uninsuredRatios: orNull(Type.Object({ gds: Rent, tds: Rent })),
    ...{ uninsuredMostYears: Years, uninsuredStressTest: Type.Boolean() },
    ...{ heatPerMonth: Money, propertyTaxPercent: Percentage, exampleRate: Percentage, amortizationYears: Years },
    ...{ condoFeesPercent: Rent, variableCompounding: Type.Enum(['monthly', 'semiAnnual']) },
  } satisfies Every<PolicyOfEngine>,
  described('What the lenders of the brokerage do where neither law nor insurer decides'),
)

/** Of the published schema, where the form of a value follows from the rule that it is of; see rule-forms.ts. */
export const ruleValueTitle = 'RuleValue'
export const RuleValue = Type.Unknown({ title: ruleValueTitle })

const RuleRow = Type.Object(
  {
    id: Text(60),
    kind: Type.Enum(['law', 'insurer', 'policy', 'estimate']),
    value: RuleValue,
    ...{ from: DateText, to: Type.Optional(DateText), ends: Type.Optional(Type.Literal(true)) },
    by: Type.Enum(['closing', 'agreement', 'application'], described('Which date of the deal decides the row')),
    ...{ reviewBy: DateText, checkedOn: DateText, confirmed: Type.Enum(['official', 'secondary', 'no']) },
    source: Type.Object({ title: Text(300), url: Text(300) }),
    override: Type.Optional(
      Type.Object(
        { reason: Type.Object({ en: Text(300), fr: Text(300) }) },
        described('Why an operator replaced the shipped row'),
      ),
    ),
  } satisfies Every<Rule>,
  described('One row of a rule: its value in a period, of which both days are included'),
)

/** What a worksheet is computed from, typed as the engine has it. */
export const EngineFacts = Type.Unsafe<DealFacts>(Facts)
export const EngineScenario = Type.Unsafe<ScenarioOfEngine>(Scenario)
export const EnginePolicy = Type.Unsafe<PolicyOfEngine>(Policy)
export const EngineRuleRow = Type.Unsafe<Rule>(RuleRow)

/** Compiles only while each schema has values of the engine's own types. */
type Fits<Value extends Of, Of> = Value
export type Checked = [
  Fits<Static<typeof Facts>, DealFacts>,
  Fits<Static<typeof Scenario>, ScenarioOfEngine>,
  Fits<Static<typeof RuleRow>, Omit<Rule, 'id'>>,
]
