import Type, { type Static } from 'typebox'
import { Choice, Count, DateText, Decimal, Flag, Id, Money, Percentage, Text } from '../kit/schema.ts'

const Some = Type.Partial

/** A mortgage to compare with the deal: what is absent is that of the deal. Term in months, amortization in years. */
export const NamedScenario = Type.Object({
  Name: Text(60),
  PropertyValue: Type.Optional(Money),
  DownPayment: Type.Optional(Money),
  /** Per cent a year. */
  Rate: Type.Optional(Percentage),
  RateTypeDD: Type.Optional(Choice),
  TermMonths: Type.Optional(Count),
  AmortizationYears: Type.Optional(Count),
  PaymentFrequencyDD: Type.Optional(Choice),
  /** 1: insure although it is not required. */
  InsureFlag: Type.Optional(Flag),
  /** A mortgage that moves to another lender at renewal. */
  Switch: Type.Optional(Type.Object({ AddedToLoan: Money, SameAmortizationFlag: Flag, InsurableFlag: Flag })),
})
export type NamedScenario = Static<typeof NamedScenario>

const mostItems = 60

/** What no page asks, and the broker enters: by the names of the engine's facts, records by their ids in the application. */
export const BrokerFacts = Some(
  Type.Object({
    ApplicationDate: DateText,
    AgreementDate: DateText,
    FirstTimeInsuranceFlag: Flag,
    FirstTimeFederalFlag: Flag,
    FirstTimeProvinceFlag: Flag,
    FirstTimeTitleShare: Percentage,
    BorrowedDownPaymentFlag: Flag,
    Deposit: Money,
    TaxInPriceFlag: Flag,
    ResidentOfProvinceFlag: Flag,
    ResidentOfCanadaFlag: Flag,
    MunicipalRate: Percentage,
    SubjectProperty: Some(
      Type.Object({
        AssessedValue: Money,
        ComparativeFactor: Decimal,
        Heating: Money,
        SiteRent: Money,
        RentalIncome: Money,
        AddsUnitsFlag: Flag,
        Mortgages: Type.Array(
          Type.Object({
            MortgageID: Id,
            TermStartDate: Type.Optional(DateText),
            ComparisonRate: Type.Optional(Percentage),
            PostedRate: Type.Optional(Percentage),
            PostedDiscount: Type.Optional(Percentage),
          }),
          { maxItems: 20 },
        ),
      }),
    ),
    Construction: Some(
      Type.Object({
        LandValue: Money,
        LandDebt: Money,
        Cost: Money,
        FinishedValue: Money,
        /** What is advanced, and the months until the work ends. */
        Draws: Type.Array(
          Type.Object({
            Amount: Type.Number({ minimum: 0, maximum: 999_999_999.99 }),
            Months: Type.Integer({ minimum: 0, maximum: 60 }),
          }),
          { maxItems: 10 },
        ),
      }),
    ),
    Incomes: Type.Array(
      Type.Object({
        IncomeID: Id,
        PreviousYearAmount: Type.Optional(Money),
        AddBacks: Type.Optional(Money),
        NotTaxableFlag: Type.Optional(Flag),
      }),
      { maxItems: mostItems },
    ),
    Liabilities: Type.Array(
      Type.Object({
        LiabilityID: Id,
        MonthlyPayment: Type.Optional(Money),
        InterestRate: Type.Optional(Percentage),
      }),
      { maxItems: mostItems },
    ),
  }),
)
export type BrokerFacts = Static<typeof BrokerFacts>
