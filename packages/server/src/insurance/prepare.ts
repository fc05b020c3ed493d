import { isDeepStrictEqual } from 'node:util'
import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { coverageOf, selectedCodes } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor } from '@foyer/domain/insurance/health.ts'
import type { Premiums } from '@foyer/domain/insurance/rates.ts'
import { applicationProblems, isAnybodyCovered } from '@foyer/domain/insurance/rules.ts'
import { type Problem, problem, under } from '@foyer/domain/kit/problem.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { agreementRecord } from './agreement.ts'
import { layAnswers, quoteFor, withKept } from './lay-answers.ts'
import { getRates } from './rates-store.ts'
import { type Secrets, sealed, secretsOf } from './secrets.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { answersOf, changeApplication, choicesOf, factsOf, getApplication, type StoredAnswers } from './store.ts'

/** A mask that stands for nothing is no account number; only the server can tell. */
const leftMask = ({ PaymentDetail, ...answers }: InsuranceAnswers) =>
  problem(
    isAnybodyCovered(answers) && PaymentDetail.AccountNumber.startsWith('•'),
    'PaymentDetail.AccountNumber',
    'CLI_Account_Number',
  )

/** A coverage that the rates do not offer to somebody of that age. */
const notOffered = ({ Applicants }: InsuranceAnswers, premiums: Record<string, Premiums>) =>
  Applicants.flatMap((applicant, index) =>
    problem(
      selectedCodes(coverageOf(applicant)).some((code) => premiums[applicant.ApplicantId]?.[code] === null),
      `Applicants.${index}.InsuranceTypes`,
      'UnknownChoice',
    ),
  )

/** What was quoted is what would be paid: same choices of amount, same applicants, same premiums. */
const isAsQuoted = (stored: StoredAnswers, answers: InsuranceAnswers, premiums: Record<string, Premiums>) =>
  stored.CoverageAmount === answers.InsuranceDetail.CoverageAmount && isDeepStrictEqual(stored.Premiums, premiums)

const secretsIn = (answers: InsuranceAnswers): Secrets => {
  const { FinancialInstitution, Transit, AccountNumber } = answers.PaymentDetail
  return {
    Health: Object.fromEntries(
      answers.Applicants.map((one) => [one.ApplicantId, healthQuestionsFor(coverageOf(one), one.HealthQuestions)]),
    ),
    Account: isAnybodyCovered(answers)
      ? { FinancialInstitution, Transit, AccountNumber }
      : { FinancialInstitution: '', Transit: '', AccountNumber: '' },
  }
}

type Parts = Pick<Services, 'crypto' | 'signing' | 'texts'>

/** The whole application is checked again, and kept as it will be signed. */
export const prepareApplication = ({
  crypto,
  signing,
  texts,
}: Parts): Handler<typeof insuranceCalls.prepareApplication> => ({
  async transaction({ body, scope, now, today, language, ip, refuse }, trx) {
    const { siteId } = scope
    const row = await getApplication(trx, siteId, scope.cliApplicationId, true)
    if (isClosed(statusOf(row, await progressOf(trx, signing, row)))) return refuse('CLI_ApplicationSent')
    const facts = factsOf(row)
    const laid = layAnswers(body.applicationDetail, facts)
    if (!laid) return refuse('CLI_ApplicantsNotFound')
    const answers = withKept(laid, secretsOf(crypto, row))
    const premiums = quoteFor(answers, facts, await getRates(trx, siteId), today)
    const problems: Problem<Parameters<typeof refuse>[0]>[] = [
      ...applicationProblems(answers, { fundingDate: facts.LoanDetail.FundingDate, today }),
      ...leftMask(answers),
      ...notOffered(answers, premiums),
    ]
    if (problems.length > 0)
      return refuse('CLI_PleaseEnterRequiredInformation', { errors: under('applicationDetail', problems) })
    const stored = answersOf(row)
    if (!isAsQuoted(stored, answers, premiums)) return refuse('CLI_QuoteChanged')
    const prepared: StoredAnswers = {
      ...stored,
      Applicants: choicesOf(answers),
      InsuranceEffectiveType: answers.LoanDetail.InsuranceEffectiveType,
      Agreement: isAnybodyCovered(answers) ? agreementRecord(texts, language, { now, ip }) : undefined,
    }
    const changes = {
      answers: prepared,
      secrets: sealed(crypto, row, 'secrets', secretsIn(answers)),
      draft: null,
      status: 'prepared',
      prepared_at: now,
    } as const
    await changeApplication(trx, row, changes, now)
    await audit(trx, {
      siteId,
      actor: `insurance:${row.cli_application_id}`,
      action: 'insurance-prepared',
      at: now,
      details: { cliApplicationId: row.cli_application_id, agreement: prepared.Agreement?.TextHash ?? '' },
    })
    return { CliApplicationId: row.cli_application_id }
  },
})
