import { labelOf } from '@foyer/domain/codes/menus.ts'
import { type CoverageCode, coverageCodes } from '@foyer/domain/insurance/codes.ts'
import { coverageOf } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor, withoutAnswers } from '@foyer/domain/insurance/health.ts'
import { coveragePercentage, settleCoverage } from '@foyer/domain/insurance/partial-coverage.ts'
import { maskAccount } from '@foyer/domain/insurance/payment.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { SigningProgress } from '../ports/signing.ts'
import { draftOf, secretsOf } from './secrets.ts'
import { statusOf } from './status.ts'
import { answersOf, blankChoice, type Choice, type CliRow, factsOf, type StoredAnswers } from './store.ts'

/** The coverages of a choice with the premiums quoted for them; one that is not offered at that age is disabled. */
export const insuranceTypes = (
  { InsuranceTypes, ApplicantId }: Choice,
  { Premiums }: Pick<StoredAnswers, 'Premiums'>,
) => {
  const premiums = Premiums[ApplicantId]
  return coverageCodes.map((Code: CoverageCode) => {
    const type = InsuranceTypes.find((one) => one.Code === Code)
    const MonthlyPremium = premiums?.[Code] ?? null
    return {
      Code,
      SelectedFl: type?.SelectedFl ?? 0,
      DisabledFl: premiums !== undefined && MonthlyPremium === null ? 1 : (type?.DisabledFl ?? 0),
      MonthlyPremium,
    }
  })
}

/** The wanted amount and its share of the loan; whole before anybody asked for less. */
export const insuranceDetail = (asked: number | null, loan: number) => {
  const CoverageAmount = settleCoverage(asked, loan)
  return { CoverageAmount, PartialCoveragePercentage: coveragePercentage(CoverageAmount, loan) }
}

interface Given {
  row: CliRow
  progress: SigningProgress | undefined
  language: Language
  crypto: FieldCrypto
}

/** The application as it leaves the server: no birth dates, no health answers, the last three digits of the account. */
export const applicationReply = ({ row, progress, language, crypto }: Given): InsuranceApplication => {
  const facts = factsOf(row)
  const answers = answersOf(row)
  const { Health, Account } = secretsOf(crypto, row)
  const { PolicyNumber: _, PaymentAmount: __, ...loan } = facts.LoanDetail
  const { BrokerId: ___, ...broker } = facts.BrokerDetail
  const status = statusOf(row, progress)
  return {
    CliApplicationId: row.cli_application_id,
    MortgageApplicationId: row.mortgage_application_id,
    Status: status,
    Applicants: facts.Applicants.map(({ DateOfBirth: _birth, ...person }) => {
      const choice =
        answers.Applicants.find(({ ApplicantId }) => ApplicantId === person.ApplicantId) ??
        blankChoice(person.ApplicantId)
      return {
        ...person,
        SmokerFl: choice.SmokerFl,
        DeclinedFl: choice.DeclinedFl,
        InsuranceTypes: insuranceTypes(choice, answers),
        HealthQuestions: withoutAnswers(healthQuestionsFor(coverageOf(choice), Health[person.ApplicantId])),
      }
    }),
    PropertyDetail: facts.PropertyDetail,
    LoanDetail: {
      ...loan,
      PaymentFrequency: labelOf('PaymentFrequency', loan.PaymentFrequencyId, language),
      InsuranceEffectiveType: answers.InsuranceEffectiveType,
    },
    BrokerDetail: broker,
    InsuranceDetail: insuranceDetail(answers.CoverageAmount, loan.LoanAmount ?? 0),
    PaymentDetail: {
      ...Account,
      AccountNumber: maskAccount(Account.AccountNumber),
      AccountOnFile: Account.AccountNumber === '' ? 0 : 1,
    },
    ExistingApplication: {
      CliApplicationId: row.prepared_at === null ? 0 : row.cli_application_id,
      ApplicantStatuses:
        row.prepared_at === null
          ? []
          : facts.Applicants.map(({ ApplicantId, FirstName, LastName, EmailAddress }) => ({
              ApplicantId,
              FirstName,
              LastName,
              Email: EmailAddress,
              Status: progress?.signers.find(({ signerId }) => signerId === ApplicantId)?.state ?? '',
            })),
    },
    RateSource: answers.RateSource,
    IllustrativeFl: answers.IllustrativeFl,
    AgreementFl: answers.Agreement ? 1 : 0,
    Draft: draftOf(crypto, row),
  }
}
