import { optionalAmount } from '../kit/checks.ts'
import { isDate } from '../kit/dates.ts'
import { isPositiveMoney } from '../kit/money.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { problem, under } from '../kit/problem.ts'
import { type Coverage, coverageOf, isInsured, isReachable, selectedCodes } from './coverage.ts'
import type { ApplicantAnswers, HealthQuestion, InsuranceAnswers, SecurityQuestion } from './fields.ts'
import { healthQuestionsFor } from './health.ts'
import { paymentProblems } from './payment.ts'

/** The three answers before a code is requested. Only the server knows the right ones. */
export const checkProblems = ({ loanAmount, postalCode, dateOfBirth }: SecurityQuestion) => [
  ...problem(!isPositiveMoney(loanAmount), 'loanAmount', 'CLI_InvalidLoanAmount'),
  ...problem(!isPostalCode(postalCode), 'postalCode', 'InvalidPostalCode'),
  ...problem(!isDate(dateOfBirth), 'dateOfBirth', 'CLI_InvalidDateOfBirth'),
]

/** What the rules of the answers read of the broker's facts. */
export interface AnswersContext {
  fundingDate: string
  today: string
}

export interface ChoiceContext extends AnswersContext {
  /** Applicants without an offer at their age, who have nothing to choose. */
  notOffered: readonly number[]
}

export interface ApplicationContext extends ChoiceContext {
  /** The applicant who sends the application; the others answer the health questions by their own links. */
  ownId: number
  /** Whether accounts at the institution of a number can be debited. */
  isInstitution: (code: string) => boolean
}

/** The policy may start on the funding date only if that is not past. */
const effectiveProblems = (effective: string, { fundingDate, today }: AnswersContext) =>
  under('LoanDetail', [
    ...problem(effective !== 'F' && effective !== 'A', 'InsuranceEffectiveType', 'CLI_MissingEffectiveType'),
    ...problem(effective === 'F' && fundingDate < today, 'InsuranceEffectiveType', 'CLI_PastFundingDate'),
  ])

/** What a quote needs: smoking, and the start of the policy. Problems are in page order, as in this whole file. */
export const quoteProblems = (answers: InsuranceAnswers, context: AnswersContext) => [
  ...answers.Applicants.flatMap(({ SmokerFl }, index) =>
    under(`Applicants.${index}`, problem(SmokerFl !== 'Y' && SmokerFl !== 'N', 'SmokerFl', 'CLI_MissingSmoker')),
  ),
  ...effectiveProblems(answers.LoanDetail.InsuranceEffectiveType, context),
  ...under('InsuranceDetail', optionalAmount(answers.InsuranceDetail.CoverageAmount, 'CoverageAmount')),
]

const isSettled = (coverage: Coverage) => coverage.declined || selectedCodes(coverage).length > 0

const coverageProblems = (applicant: ApplicantAnswers, { notOffered }: ChoiceContext) => {
  const coverage = coverageOf(applicant)
  return [
    ...problem(!isReachable(coverage), 'InsuranceTypes', 'UnknownChoice'),
    ...problem(
      !isSettled(coverage) && !notOffered.includes(applicant.ApplicantId),
      'InsuranceTypes',
      'CLI_MissingCoverage',
    ),
  ]
}

/** Every question of the coverage is answered. The path index is the position among the questions of the coverage. */
export const healthProblems = (coverage: Coverage, answers: readonly HealthQuestion[]) =>
  healthQuestionsFor(coverage, answers).flatMap(({ Answer }, index) =>
    problem(Answer !== 'Y' && Answer !== 'N', `HealthQuestions.${index}.Answer`, 'CLI_MissingHealthAnswers'),
  )

/** Whether anyone takes any coverage: without any, nothing is paid and no account is needed. */
export const isAnybodyCovered = ({ Applicants }: Pick<InsuranceAnswers, 'Applicants'>): boolean =>
  Applicants.some(isInsured)

/** The choices of each applicant, checked before health questions and account. */
export const choiceProblems = (answers: InsuranceAnswers, context: ChoiceContext) => [
  ...quoteProblems(answers, context),
  ...answers.Applicants.flatMap((applicant, index) =>
    under(`Applicants.${index}`, coverageProblems(applicant, context)),
  ),
]

const paymentAndAgreement = (
  { Applicants, PaymentDetail, AgreementFl = 0 }: InsuranceAnswers,
  { isInstitution }: ApplicationContext,
) => [
  ...under('PaymentDetail', [
    ...problem(
      PaymentDetail.AccountHolderId !== undefined &&
        !Applicants.some(({ ApplicantId }) => ApplicantId === PaymentDetail.AccountHolderId),
      'AccountHolderId',
      'UnknownChoice',
    ),
    ...paymentProblems(PaymentDetail, isInstitution),
  ]),
  ...problem(AgreementFl !== 1, 'AgreementFl', 'CLI_AgreementRequired'),
]

/** All problems of an application before it is prepared for signing by its primary applicant. */
export const applicationProblems = (answers: InsuranceAnswers, context: ApplicationContext) => [
  ...choiceProblems(answers, context),
  ...answers.Applicants.flatMap((applicant, index) =>
    applicant.ApplicantId === context.ownId
      ? under(`Applicants.${index}`, healthProblems(coverageOf(applicant), applicant.HealthQuestions))
      : [],
  ),
  ...(isAnybodyCovered(answers) ? paymentAndAgreement(answers, context) : []),
]
