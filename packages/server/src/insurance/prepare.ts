import { isDeepStrictEqual } from 'node:util'
import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { coverageOf, isInsured, selectedCodes } from '@foyer/domain/insurance/coverage.ts'
import type { AgreementNames, InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { isInstitution } from '@foyer/domain/insurance/institutions.ts'
import { notOfferedIn, type Premiums } from '@foyer/domain/insurance/rates.ts'
import { applicationProblems, isAnybodyCovered } from '@foyer/domain/insurance/rules.ts'
import { type Problem, problem, under } from '@foyer/domain/kit/problem.ts'
import type { Trx } from '../db/open-database.ts'
import { audit, insuranceActor } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { agreementNames, agreementRecord } from './agreement.ts'
import { choiceOf, dropOldAnswers, saveHealth } from './health-answers.ts'
import { institutionChanges } from './institutions-store.ts'
import { type LinkParts, sendLink } from './links.ts'
import { listPeople } from './people-store.ts'
import { getRates } from './rates-store.ts'
import { quoteFor, renderAnswers, withKept } from './render-answers.ts'
import { type Account, accountOf, noAccount, sealed } from './secrets.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { isAsQuoted } from './still-quoted.ts'
import {
  answersOf,
  type CliRow,
  changeApplication,
  choicesOf,
  factsOf,
  getApplication,
  type StoredAnswers,
} from './store.ts'

/** A mask without a stored account is not an account number; only the server can detect this. */
const leftMask = ({ PaymentDetail, ...answers }: InsuranceAnswers) =>
  problem(
    isAnybodyCovered(answers) && PaymentDetail.AccountNumber.startsWith('•'),
    'PaymentDetail.AccountNumber',
    'CLI_Account_Number',
  )

/** The accepted agreement named others: the profile of the broker changed after it was read. */
const otherAgreement = ({ AgreementNames: read, ...answers }: InsuranceAnswers, names: AgreementNames) =>
  problem(
    isAnybodyCovered(answers) && answers.AgreementFl === 1 && read !== undefined && !isDeepStrictEqual(read, names),
    'AgreementFl',
    'CLI_AgreementRequired',
  )

/** Coverages that the rates do not offer to a person of that age. */
const notOffered = ({ Applicants }: InsuranceAnswers, premiums: Record<string, Premiums>) =>
  Applicants.flatMap((applicant, index) =>
    problem(
      selectedCodes(coverageOf(applicant)).some((code) => premiums[applicant.ApplicantId]?.[code] === null),
      `Applicants.${index}.InsuranceTypes`,
      'UnknownChoice',
    ),
  )

const accountIn = (answers: InsuranceAnswers): Account => {
  const { FinancialInstitution, Transit, AccountNumber } = answers.PaymentDetail
  return isAnybodyCovered(answers) ? { FinancialInstitution, Transit, AccountNumber } : noAccount
}

/**
 * Stores only the answers of the caller. Other people's answers about changed coverages are deleted; each insured
 * person who was not invited yet, or whose answers were deleted, receives a link, unless it is mailed when the caller
 * signs.
 */
const settleHealth = async (
  trx: Trx,
  parts: Parts,
  row: CliRow,
  { answers, isInvitedLater, now }: { answers: InsuranceAnswers; isInvitedLater: boolean; now: Date },
) => {
  for (const person of await listPeople(trx, row)) {
    const choice = choiceOf(row, person.applicant_id)
    const dropped = await dropOldAnswers(trx, person, choice)
    if (person.is_primary) {
      const own = answers.Applicants.find(({ ApplicantId }) => ApplicantId === person.applicant_id)
      await saveHealth(trx, parts.crypto, person, choice, own?.HealthQuestions ?? [])
    } else if (!isInvitedLater && isInsured(choice) && (person.invited_at === null || dropped)) {
      await sendLink(trx, parts, row, person, now)
    }
  }
}

type Parts = LinkParts & Pick<Services, 'crypto' | 'signing'>

/** Checks the whole application again and stores it as it will be signed. */
export const prepareApplication = (parts: Parts): Handler<typeof insuranceCalls.prepareApplication> => ({
  async transaction({ body, scope, now, today, language, ip, refuse }, trx) {
    const { crypto, signing, texts } = parts
    const { siteId, applicantId: ownId } = scope
    const row = await getApplication(trx, siteId, scope.cliApplicationId, true)
    if (isClosed(statusOf(row, await progressOf(trx, signing, row)))) return refuse('CLI_ApplicationSent')
    const facts = factsOf(row)
    const laid = renderAnswers(body.applicationDetail, facts)
    if (!laid) return refuse('CLI_ApplicantsNotFound')
    const answers = withKept(laid, accountOf(crypto, row))
    const table = await getRates(trx, siteId)
    const premiums = quoteFor(answers, facts, table, today)
    const changed = await institutionChanges(trx, siteId)
    const names = agreementNames(facts, (await getSite(trx, siteId)).link)
    const problems: Problem<Parameters<typeof refuse>[0]>[] = [
      ...applicationProblems(answers, {
        fundingDate: facts.LoanDetail.FundingDate,
        today,
        ownId,
        isInstitution: (code) => isInstitution(code, changed),
        notOffered: notOfferedIn(premiums),
      }),
      ...leftMask(answers),
      ...notOffered(answers, premiums),
      ...otherAgreement(body.applicationDetail, names),
    ]
    if (problems.length > 0)
      return refuse('CLI_PleaseEnterRequiredInformation', { errors: under('applicationDetail', problems) })
    const stored = answersOf(row)
    if (!isAsQuoted(stored, answers.InsuranceDetail.CoverageAmount, premiums, table)) return refuse('CLI_QuoteChanged')
    const prepared: StoredAnswers = {
      ...stored,
      Applicants: choicesOf(answers),
      InsuranceEffectiveType: answers.LoanDetail.InsuranceEffectiveType,
      Agreement: isAnybodyCovered(answers) ? agreementRecord(texts, language, { names, now, ip }) : undefined,
      AccountHolderId: isAnybodyCovered(answers) ? answers.PaymentDetail.AccountHolderId : undefined,
    }
    const changes = {
      answers: prepared,
      account: sealed(crypto, row, 'account', accountIn(answers)),
      draft: null,
      status: 'prepared',
      prepared_at: now,
    } as const
    await changeApplication(trx, row, changes, now)
    const isInvitedLater = body.SignNowFl === 1 && !signing.isOutside
    await settleHealth(trx, parts, { ...row, ...changes, answers: prepared }, { answers, isInvitedLater, now })
    await audit(trx, {
      siteId,
      actor: insuranceActor(row.cli_application_id, ownId),
      action: 'insurance-prepared',
      at: now,
      application: { insurance: row.cli_application_id },
      details: { cliApplicationId: row.cli_application_id, agreement: prepared.Agreement?.TextHash ?? '' },
    })
    return { CliApplicationId: row.cli_application_id }
  },
})
