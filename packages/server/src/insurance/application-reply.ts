import { isDeepStrictEqual } from 'node:util'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import { type CoverageCode, coverageCodes } from '@foyer/domain/insurance/codes.ts'
import type { AgreementNames, InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { coveragePercentage, settleCoverage } from '@foyer/domain/insurance/partial-coverage.ts'
import { maskAccount } from '@foyer/domain/insurance/payment.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { emailHint } from '@foyer/domain/signing/email-hint.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { SigningProgress } from '../ports/signing.ts'
import { choiceOf, healthOf, isAnswered } from './health-answers.ts'
import { type CliPerson, personIn } from './people-store.ts'
import { type Account, accountOf, draftOf, noAccount } from './secrets.ts'
import { accountHolderOf, signersOfApplication } from './signers.ts'
import { statusOf } from './status.ts'
import { type Applicant, answersOf, type Choice, type CliRow, factsOf, type StoredAnswers } from './store.ts'

/** The coverages of a choice with their quoted premiums; one that is not offered at that age is disabled. */
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

/** The requested amount and its share of the loan; the whole loan by default. */
export const insuranceDetail = (asked: number | null, loan: number) => {
  const CoverageAmount = settleCoverage(asked, loan)
  return { CoverageAmount, PartialCoveragePercentage: coveragePercentage(CoverageAmount, loan) }
}

interface Given {
  row: CliRow
  people: readonly CliPerson[]
  /** The person of the link. */
  ownId: number
  progress: SigningProgress | undefined
  language: Language
  crypto: FieldCrypto
  names: AgreementNames
  /** Whether people sign on our page, by their own links. */
  signsNow: boolean
}

/**
 * Other people's addresses are masked: they can be recognized, but not used to write to them or to pass their check.
 */
const emailFor = ({ ApplicantId, EmailAddress }: Applicant, ownId: number) =>
  ApplicantId === ownId ? EmailAddress : emailHint(EmailAddress)

const nothingChosen = { SmokerFl: '', DeclinedFl: 0, InsuranceTypes: [], HealthQuestions: [] }

/**
 * An applicant as the person with this link sees them: only their own health answers; choices of others only for the
 * primary applicant.
 */
const applicantFor = ({ row, people, ownId, crypto }: Given, applicant: Applicant) => {
  const { DateOfBirth: _, ...person } = applicant
  const isOwn = person.ApplicantId === ownId
  const choice = choiceOf(row, person.ApplicantId)
  const known = personIn(people, person.ApplicantId)
  return {
    ...person,
    EmailAddress: emailFor(applicant, ownId),
    AddressDetail: { PostalCode: isOwn ? person.AddressDetail.PostalCode : '' },
    AnsweredFl: isAnswered(known, choice) ? 1 : 0,
    ...(isOwn || personIn(people, ownId).is_primary
      ? {
          SmokerFl: choice.SmokerFl,
          DeclinedFl: choice.DeclinedFl,
          InsuranceTypes: insuranceTypes(choice, answersOf(row)),
          HealthQuestions: isOwn ? healthOf(crypto, known, choice) : [],
        }
      : nothingChosen),
  }
}

const paymentOf = ({ FinancialInstitution, Transit, AccountNumber }: Account, AccountHolderId: number) => ({
  AccountHolderId,
  FinancialInstitution,
  Transit,
  AccountNumber: maskAccount(AccountNumber),
  AccountOnFile: AccountNumber === '' ? 0 : 1,
})

/**
 * The application as returned to the person with this link: without birth dates and the health answers of others; the
 * last three digits of the account only for those who pay.
 */
export const applicationReply = (given: Given): InsuranceApplication => {
  const { row, people, ownId, progress, language, crypto, names, signsNow } = given
  const facts = factsOf(row)
  const answers = answersOf(row)
  const isPrimary = personIn(people, ownId).is_primary
  const holder = accountHolderOf(row)
  const { PolicyNumber: _, PaymentAmount: __, PayeeName: ____, ...loan } = facts.LoanDetail
  const { BrokerId: ___, ...broker } = facts.BrokerDetail
  return {
    CliApplicationId: row.cli_application_id,
    MortgageApplicationId: row.mortgage_application_id,
    OwnApplicantId: ownId,
    Status: statusOf(row, progress),
    Applicants: facts.Applicants.map((applicant) => applicantFor(given, applicant)),
    PropertyDetail: facts.PropertyDetail,
    LoanDetail: {
      ...loan,
      PaymentFrequency: labelOf('PaymentFrequency', loan.PaymentFrequencyId, language),
      InsuranceEffectiveType: answers.InsuranceEffectiveType,
    },
    BrokerDetail: broker,
    InsuranceDetail: insuranceDetail(answers.CoverageAmount, loan.LoanAmount ?? 0),
    PaymentDetail: isPrimary || ownId === holder ? paymentOf(accountOf(crypto, row), holder) : paymentOf(noAccount, 0),
    ExistingApplication: {
      CliApplicationId: row.prepared_at === null ? 0 : row.cli_application_id,
      ApplicantStatuses:
        row.prepared_at === null
          ? []
          : signersOfApplication(row).map((signer) => ({
              ApplicantId: signer.ApplicantId,
              FirstName: signer.FirstName,
              LastName: signer.LastName,
              Email: emailFor(signer, ownId),
              Status: progress?.signers.find(({ signerId }) => signerId === signer.ApplicantId)?.state ?? '',
            })),
    },
    RateSource: answers.RateSource,
    IllustrativeFl: answers.IllustrativeFl,
    // An agreement that named others is to be accepted again.
    AgreementFl: answers.Agreement && isDeepStrictEqual(answers.Agreement.Names, names) ? 1 : 0,
    AgreementNames: names,
    SignNowFl: signsNow ? 1 : 0,
    Draft: isPrimary ? draftOf(crypto, row) : null,
  }
}
