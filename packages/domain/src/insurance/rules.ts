import { optionalAmount } from '../kit/checks.ts'
import { isDate } from '../kit/dates.ts'
import { isPositiveMoney } from '../kit/money.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { problem, under } from '../kit/problem.ts'
import { type Coverage, coverageOf, isInsured, isReachable, selectedCodes } from './coverage.ts'
import type { ApplicantAnswers, HealthQuestion, InsuranceAnswers, SecurityQuestion } from './fields.ts'
import { healthQuestionsFor } from './health.ts'
import { isInstitution } from './institutions.ts'
import { paymentProblems } from './payment.ts'

/** The three answers before a code is asked for. Whether they are the right ones is known to the server alone. */
export const checkProblems = ({ loanAmount, postalCode, dateOfBirth }: SecurityQuestion) => [
  ...problem(!isPositiveMoney(loanAmount), 'loanAmount', 'CLI_InvalidLoanAmount'),
  ...problem(!isPostalCode(postalCode), 'postalCode', 'InvalidPostalCode'),
  ...problem(!isDate(dateOfBirth), 'dateOfBirth', 'CLI_InvalidDateOfBirth'),
]

/** What of the broker's facts the rules of the answers read. */
export interface AnswersContext {
  fundingDate: string
  today: string
}

export interface ChoiceContext extends AnswersContext {
  /** Applicants whom the rates offer no coverage at their age: there is nothing for them to choose. */
  notOffered: readonly number[]
}

export interface ApplicationContext extends ChoiceContext {
  /** The applicant who sends the application; everybody else answers the health questions from their own link. */
  ownId: number
}

/** The policy may begin on the funding date only while that lies ahead. */
const effectiveProblems = (effective: string, { fundingDate, today }: AnswersContext) =>
  under('LoanDetail', [
    ...problem(effective !== 'F' && effective !== 'A', 'InsuranceEffectiveType', 'CLI_MissingEffectiveType'),
    ...problem(effective === 'F' && fundingDate < today, 'InsuranceEffectiveType', 'CLI_PastFundingDate'),
  ])

/** What a quote needs: who smokes, and when the policy begins; in the order of the page, as everything here. */
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

/** Every question of the coverage is answered. Its path is its place among those of the coverage, in their order. */
export const healthProblems = (coverage: Coverage, answers: readonly HealthQuestion[]) =>
  healthQuestionsFor(coverage, answers).flatMap(({ Answer }, index) =>
    problem(Answer !== 'Y' && Answer !== 'N', `HealthQuestions.${index}.Answer`, 'CLI_MissingHealthAnswers'),
  )

/** Whether anybody takes any coverage: without one nothing is paid and no account asked for. */
export const isAnybodyCovered = ({ Applicants }: Pick<InsuranceAnswers, 'Applicants'>): boolean =>
  Applicants.some(isInsured)

/** What each applicant chose, before the health questions and the account are asked for. */
export const choiceProblems = (answers: InsuranceAnswers, context: ChoiceContext) => [
  ...quoteProblems(answers, context),
  ...answers.Applicants.flatMap((applicant, index) =>
    under(`Applicants.${index}`, coverageProblems(applicant, context)),
  ),
]

const paymentAndAgreement = ({ Applicants, PaymentDetail, AgreementFl = 0 }: InsuranceAnswers) => [
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

/** Everything an application needs from its primary applicant before it is prepared for signing. */
export const applicationProblems = (answers: InsuranceAnswers, context: ApplicationContext) => [
  ...choiceProblems(answers, context),
  ...answers.Applicants.flatMap((applicant, index) =>
    applicant.ApplicantId === context.ownId
      ? under(`Applicants.${index}`, healthProblems(coverageOf(applicant), applicant.HealthQuestions))
      : [],
  ),
  ...(isAnybodyCovered(answers) ? paymentAndAgreement(answers) : []),
]
