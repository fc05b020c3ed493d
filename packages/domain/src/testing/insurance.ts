import { noCoverage, typesOf } from '../insurance/coverage.ts'
import type { InsuranceAnswers, InsuranceFacts } from '../insurance/fields.ts'
import { healthQuestionsFor } from '../insurance/health.ts'

/** A couple with a loan that may be covered in part, in the format of the broker's side. Dates are after 2026-11-20. */
export const insuranceFacts = (given: Partial<InsuranceFacts> = {}): InsuranceFacts => ({
  Applicants: [
    {
      PrimaryFl: 1,
      FirstName: 'Ada',
      LastName: 'Roy',
      EmailAddress: 'ada@example.ca',
      DateOfBirth: '1988-03-04',
      AddressDetail: { PostalCode: 'H2J 2L3' },
    },
    {
      PrimaryFl: 0,
      FirstName: 'Noé',
      LastName: 'Roy',
      EmailAddress: 'noe@example.ca',
      DateOfBirth: '1979-06-01',
      AddressDetail: { PostalCode: 'H2J 2L3' },
    },
  ],
  PropertyDetail: {
    UnitNumber: '4',
    AddressLine1: '4550 Saint-Denis Street',
    City: 'Montréal',
    ProvinceDisplayName: 'Quebec',
    CountryDisplayName: 'Canada',
    PostalCode: 'H2J 2L4',
  },
  LoanDetail: {
    LoanNumber: 'L-1001',
    LenderName: 'Banque du Plateau',
    LoanAmount: 400_000,
    Amortization: 300,
    Term: 60,
    InterestRate: 4.79,
    IssuedDate: '2026-11-01',
    FundingDate: '2026-12-15',
    FirstPaymentDate: '2027-01-15',
    PaymentFrequencyId: 0,
    AcceptedDate: '2026-11-10',
  },
  BrokerDetail: {
    BrokerId: 'B-77',
    BrokerFirstName: 'Marie',
    BrokerLastName: 'Tremblay',
    Brand: 'Tremblay',
    Name: 'Tremblay Hypothèques',
    BrokerageType: 'Independent',
  },
  ...given,
})

/** The answers sent from her link: life insurance for her, nothing for him. */
export const answered = (ids: readonly [number, number] = [11, 12]): InsuranceAnswers => {
  const life = { ...noCoverage, LI: true }
  return {
    Applicants: [
      {
        ApplicantId: ids[0],
        SmokerFl: 'N',
        DeclinedFl: 0,
        InsuranceTypes: typesOf(life),
        HealthQuestions: healthQuestionsFor(life).map((one) => ({ ...one, Answer: 'N' })),
      },
      {
        ApplicantId: ids[1],
        SmokerFl: 'Y',
        DeclinedFl: 1,
        InsuranceTypes: typesOf(noCoverage),
        HealthQuestions: [],
      },
    ],
    LoanDetail: { InsuranceEffectiveType: 'F' },
    InsuranceDetail: { CoverageAmount: 400_000 },
    PaymentDetail: { FinancialInstitution: '003', Transit: '12345', AccountNumber: '7654321' },
    AgreementFl: 1,
  }
}

/** Life insurance for her, life and critical illness insurance for him, whose answers she does not know. */
export const bothInsured = (ids: readonly [number, number] = [11, 12]): InsuranceAnswers => {
  const hers = answered(ids)
  return {
    ...hers,
    Applicants: hers.Applicants.map((one, index) =>
      index === 0 ? one : { ...one, DeclinedFl: 0, InsuranceTypes: typesOf({ ...noCoverage, LI: true, CI: true }) },
    ),
  }
}
