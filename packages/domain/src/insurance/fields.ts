import Type, { type Static } from 'typebox'
import { Choice, Count, DateText, Flag, Id, Money, Percentage, Text } from '../kit/schema.ts'

/** Y, N, or empty without an answer. */
export const YesNo = Text(1)
const Code = Text(2)
/** F on the funding date, A immediately when approved, empty when not chosen. */
export const EffectiveType = Text(1)

export const HealthQuestion = Type.Object({ Question: Choice, CoverageCode: Code, Answer: YesNo })
export type HealthQuestion = Static<typeof HealthQuestion>

/** MonthlyPremium in dollars; null before a quote, and for a coverage not offered at that age. */
export const InsuranceType = Type.Object({ Code, SelectedFl: Flag, DisabledFl: Flag, MonthlyPremium: Money })
export type InsuranceType = Static<typeof InsuranceType>

/**
 * Digits only. AccountNumber is returned as a mask (••••123); AccountOnFile is 1 when one is stored. AccountHolderId
 * is the applicant whose account is debited. Only the primary applicant and the account holder receive it; for others
 * it is empty.
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
/** Without AccountHolderId the account belongs to the primary applicant. */
const givenPayment = { ...account, AccountHolderId: Type.Optional(AccountHolderId) }

const HealthQuestions = Type.Array(HealthQuestion, { maxItems: 15 })

/** What an applicant may fill in; everything else comes from the broker's side. */
export const ApplicantAnswers = Type.Object({
  ApplicantId: Id,
  SmokerFl: YesNo,
  DeclinedFl: Flag,
  InsuranceTypes: Type.Array(Type.Object({ Code, SelectedFl: Flag, DisabledFl: Type.Optional(Flag) }), { maxItems: 3 }),
  HealthQuestions,
})
export type ApplicantAnswers = Static<typeof ApplicantAnswers>

/** Whom the agreement on pre-authorized debits names: the payee (empty if not given), and the broker with their contact details. */
export const AgreementNames = Type.Object({ Payee: Text(100), Broker: Text(300), Phone: Text(40), Email: Text(254) })
export type AgreementNames = Static<typeof AgreementNames>

export const InsuranceAnswers = Type.Object({
  Applicants: Type.Array(ApplicantAnswers, { maxItems: 10 }),
  LoanDetail: Type.Object({ InsuranceEffectiveType: EffectiveType }),
  InsuranceDetail: Type.Object({ CoverageAmount: Money }),
  PaymentDetail: Type.Object(givenPayment),
  /** 1 when the agreement on pre-authorized debits was accepted. */
  AgreementFl: Type.Optional(Flag),
  /** Whom the agreement named when it was read; if given, it is accepted only with the present names. */
  AgreementNames: Type.Optional(AgreementNames),
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
  /** Only for the person of this link; empty for others. */
  HealthQuestions: Type.Array(HealthQuestion),
  /** 1 when this person has no health question left to answer. */
  AnsweredFl: Flag,
})
export type InsuredApplicant = Static<typeof InsuredApplicant>

/**
 * The application as the person of this link receives it; the primary applicant comes first. The primary applicant
 * sees the coverages of all, everyone else only their own. Addresses of other people are masked.
 */
export const InsuranceApplication = Type.Object({
  CliApplicationId: Id,
  MortgageApplicationId: Id,
  /** The person of this link. */
  OwnApplicantId: Id,
  /** created, quoted, prepared, sent, signed, declined or expired. */
  Status: Text(12),
  Applicants: Type.Array(InsuredApplicant),
  PropertyDetail,
  LoanDetail,
  BrokerDetail,
  InsuranceDetail: Type.Object({
    CoverageAmount: Money,
    PartialCoveragePercentage: Type.Integer({ minimum: -1000, maximum: 1000 }),
  }),
  PaymentDetail,
  ExistingApplication: Type.Object({
    CliApplicationId: Id,
    /** The signers: every insured applicant and the account holder. */
    ApplicantStatuses: Type.Array(Type.Object({ ApplicantId: Id, ...person, Email: Text(254), Status: Text(12) })),
  }),
  /** The source of the rates, and whether they are an illustration. */
  RateSource: Text(200),
  IllustrativeFl: Flag,
  AgreementFl: Flag,
  AgreementNames,
  /** 1 where people sign on our page, each by their own link; 0 where signing links are mailed. */
  SignNowFl: Flag,
  /** Input not sent yet, without account number and health answers; null without any. */
  Draft: Type.Unknown(),
})
export type InsuranceApplication = Static<typeof InsuranceApplication>

/** The facts of an application from the broker's side. Optional ones are checked if given. */
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
  /** PayeeName: the insurer or its administrator, as the agreement on pre-authorized debits names them. */
  LoanDetail: Type.Object({
    ...loanFacts,
    PolicyNumber: Type.Optional(Text(40)),
    PaymentAmount: Type.Optional(Money),
    PayeeName: Type.Optional(Text(100)),
  }),
  BrokerDetail: Type.Object({ ...BrokerDetail.properties, BrokerId: Text(40) }),
})
export type InsuranceFacts = Static<typeof InsuranceFacts>

export const Signer = Type.Object({ SignerID: Id, ...person, Email: Text(254) })
export type Signer = Static<typeof Signer>

/** What opens an application beside the mailed code: three facts that the person of the link knows. */
export const SecurityQuestion = Type.Object({ loanAmount: Money, postalCode: Text(12), dateOfBirth: DateText })
export type SecurityQuestion = Static<typeof SecurityQuestion>
