import Type, { type Static } from 'typebox'
import { Count, DateText, Flag, Id, Money, Percentage, Text } from '../kit/schema.ts'

/** Y, N, or empty for what nobody answered yet. */
export const YesNo = Text(1)
const Code = Text(2)
/** F on the funding date, A at once when approved, empty for not chosen. */
export const EffectiveType = Text(1)

export const HealthQuestion = Type.Object({ Question: Type.Integer(), CoverageCode: Code, Answer: YesNo })
export type HealthQuestion = Static<typeof HealthQuestion>

/** MonthlyPremium in dollars; null before a quote, and for a coverage that is not offered to somebody of that age. */
export const InsuranceType = Type.Object({ Code, SelectedFl: Flag, DisabledFl: Flag, MonthlyPremium: Money })
export type InsuranceType = Static<typeof InsuranceType>

/**
 * Digits only. AccountNumber is returned as a mask (••••123); AccountOnFile says that one is kept. AccountHolderId is the
 * applicant whose account is debited. Everybody but the primary applicant and the account holder receives it empty.
 */
export const PaymentDetail = Type.Object({
  AccountHolderId: Id,
  FinancialInstitution: Text(10),
  Transit: Text(10),
  AccountNumber: Text(20),
  AccountOnFile: Flag,
})
export type PaymentDetail = Static<typeof PaymentDetail>

const { AccountOnFile: _, AccountHolderId, ...account } = PaymentDetail.properties
/** Without AccountHolderId the account is the primary applicant's. */
const givenPayment = { ...account, AccountHolderId: Type.Optional(AccountHolderId) }

const HealthQuestions = Type.Array(HealthQuestion, { maxItems: 15 })

/** What an applicant may answer; everything else of an application comes from the broker's side. */
export const ApplicantAnswers = Type.Object({
  ApplicantId: Id,
  SmokerFl: YesNo,
  DeclinedFl: Flag,
  InsuranceTypes: Type.Array(Type.Object({ Code, SelectedFl: Flag, DisabledFl: Type.Optional(Flag) }), { maxItems: 3 }),
  HealthQuestions,
})
export type ApplicantAnswers = Static<typeof ApplicantAnswers>

export const InsuranceAnswers = Type.Object({
  Applicants: Type.Array(ApplicantAnswers, { maxItems: 10 }),
  LoanDetail: Type.Object({ InsuranceEffectiveType: EffectiveType }),
  InsuranceDetail: Type.Object({ CoverageAmount: Money }),
  PaymentDetail: Type.Object(givenPayment),
  /** 1 when the agreement on pre-authorized debits was accepted. */
  AgreementFl: Type.Optional(Flag),
})
export type InsuranceAnswers = Static<typeof InsuranceAnswers>

/** The health answers of the person whose link sends them. */
export const OwnAnswers = Type.Object({ HealthQuestions })
export type OwnAnswers = Static<typeof OwnAnswers>

export const PropertyDetail = Type.Object({
  UnitNumber: Text(20),
  AddressLine1: Text(200),
  City: Text(100),
  ProvinceDisplayName: Text(60),
  CountryDisplayName: Text(60),
  PostalCode: Text(12),
})
export type PropertyDetail = Static<typeof PropertyDetail>

/** Amortization and Term are months; InterestRate 5.25 is 5.25 %. */
const loanFacts = {
  LoanNumber: Text(40),
  LenderName: Text(100),
  LoanAmount: Money,
  Amortization: Count,
  Term: Count,
  InterestRate: Percentage,
  IssuedDate: DateText,
  FundingDate: DateText,
  FirstPaymentDate: DateText,
  PaymentFrequencyId: Type.Integer({ minimum: -1, maximum: 99 }),
  AcceptedDate: DateText,
}
export const LoanDetail = Type.Object({
  ...loanFacts,
  PaymentFrequency: Text(60),
  InsuranceEffectiveType: EffectiveType,
})
export type LoanDetail = Static<typeof LoanDetail>

export const BrokerDetail = Type.Object({
  BrokerFirstName: Text(60),
  BrokerLastName: Text(60),
  Brand: Text(100),
  Name: Text(150),
  BrokerageType: Text(60),
})
export type BrokerDetail = Static<typeof BrokerDetail>

const Address = Type.Object({ PostalCode: Text(12) })
const person = { FirstName: Text(60), LastName: Text(60) }

export const InsuredApplicant = Type.Object({
  ApplicantId: Id,
  PrimaryFl: Flag,
  ...person,
  EmailAddress: Text(254),
  AddressDetail: Address,
  SmokerFl: YesNo,
  DeclinedFl: Flag,
  InsuranceTypes: Type.Array(InsuranceType),
  /** Only of the person whose link this is; empty for everybody else. */
  HealthQuestions: Type.Array(HealthQuestion),
  /** 1 when nothing is left for this person to answer about their health. */
  AnsweredFl: Flag,
})
export type InsuredApplicant = Static<typeof InsuredApplicant>

/**
 * The application as the person with this link receives it; the primary applicant comes first. The primary applicant sees
 * the coverages of all, everybody else only their own. Addresses of other people are masked.
 */
export const InsuranceApplication = Type.Object({
  CliApplicationId: Id,
  MortgageApplicationId: Id,
  /** The person whose link this is. */
  OwnApplicantId: Id,
  /** created, quoted, prepared, sent, signed, declined or expired. */
  Status: Text(12),
  Applicants: Type.Array(InsuredApplicant),
  PropertyDetail,
  LoanDetail,
  BrokerDetail,
  InsuranceDetail: Type.Object({ CoverageAmount: Money, PartialCoveragePercentage: Type.Integer() }),
  PaymentDetail,
  ExistingApplication: Type.Object({
    CliApplicationId: Id,
    /** The signers: every insured applicant and the account holder. */
    ApplicantStatuses: Type.Array(Type.Object({ ApplicantId: Id, ...person, Email: Text(254), Status: Text(12) })),
  }),
  /** Whose rates a quote is made of, and whether they are an illustration. */
  RateSource: Text(200),
  IllustrativeFl: Flag,
  AgreementFl: Flag,
  /** What was typed and not sent yet, without account number and health answers; null when there is nothing. */
  Draft: Type.Unknown(),
})
export type InsuranceApplication = Static<typeof InsuranceApplication>

/** What the broker's side knows: the facts of an application. Optional ones are checked where they are given. */
export const InsuranceFacts = Type.Object({
  Applicants: Type.Array(
    Type.Object({
      ApplicantId: Type.Optional(Id),
      PrimaryFl: Flag,
      ...person,
      EmailAddress: Text(254),
      DateOfBirth: DateText,
      AddressDetail: Address,
    }),
    { maxItems: 10 },
  ),
  PropertyDetail,
  LoanDetail: Type.Object({ ...loanFacts, PolicyNumber: Type.Optional(Text(40)), PaymentAmount: Type.Optional(Money) }),
  BrokerDetail: Type.Object({ ...BrokerDetail.properties, BrokerId: Text(40) }),
})
export type InsuranceFacts = Static<typeof InsuranceFacts>

export const Signer = Type.Object({ SignerID: Id, ...person, Email: Text(254) })
export type Signer = Static<typeof Signer>

/** What opens an application, beside the mailed code: three things that the person with the link knows. */
export const SecurityQuestion = Type.Object({ loanAmount: Money, postalCode: Text(12), dateOfBirth: DateText })
export type SecurityQuestion = Static<typeof SecurityQuestion>
