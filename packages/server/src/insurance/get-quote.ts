import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { isOffered } from '@foyer/domain/insurance/rates.ts'
import { quoteProblems } from '@foyer/domain/insurance/rules.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { insuranceDetail, insuranceTypes } from './application-reply.ts'
import { getRates } from './rates-store.ts'
import { quoteFor, renderAnswers } from './render-answers.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { answersOf, changeApplication, choicesOf, factsOf, getApplication } from './store.ts'

/** Computes the premiums from stored facts and the choices of the body, and stores both. */
export const getQuote = ({ signing }: Pick<Services, 'signing'>): Handler<typeof insuranceCalls.getQuote> => ({
  async transaction({ body, scope, now, today, refuse }, trx) {
    const { siteId } = scope
    const row = await getApplication(trx, siteId, scope.cliApplicationId, true)
    if (isClosed(statusOf(row, await progressOf(trx, signing, row)))) return refuse('CLI_ApplicationSent')
    const facts = factsOf(row)
    const answers = renderAnswers(body.applicationDetail, facts)
    if (!answers) return refuse('CLI_ApplicantsNotFound')
    const problems = quoteProblems(answers, { fundingDate: facts.LoanDetail.FundingDate, today })
    if (problems.length > 0)
      return refuse('CLI_PleaseEnterGetQuoteRequiredInformation', { errors: under('applicationDetail', problems) })
    const table = await getRates(trx, siteId)
    const Premiums = quoteFor(answers, facts, table, today)
    // A person outside the rates is offered nothing; the others continue.
    if (!Object.values(Premiums).some(isOffered)) return refuse('CLI_QuoteError')
    const stored = {
      ...answersOf(row),
      Applicants: choicesOf(answers),
      InsuranceEffectiveType: answers.LoanDetail.InsuranceEffectiveType,
      CoverageAmount: answers.InsuranceDetail.CoverageAmount,
      Premiums,
      RateSource: table.Source,
      IllustrativeFl: table.IllustrativeFl,
    }
    // A new quote invalidates what was prepared before.
    await changeApplication(trx, row, { answers: stored, status: 'quoted' }, now)
    return {
      Coverages: Object.fromEntries(
        stored.Applicants.map((choice) => [String(choice.ApplicantId), insuranceTypes(choice, stored)]),
      ),
      InsuranceDetail: insuranceDetail(stored.CoverageAmount, facts.LoanDetail.LoanAmount ?? 0),
      RateSource: table.Source,
      IllustrativeFl: table.IllustrativeFl,
    }
  },
})
