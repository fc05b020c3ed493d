import type { InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { settleCoverage } from '@foyer/domain/insurance/partial-coverage.ts'
import { keptAccount } from '@foyer/domain/insurance/payment.ts'
import type { Premiums, RateTable } from '@foyer/domain/insurance/rates.ts'
import { quote } from '@foyer/domain/insurance/rates.ts'
import type { Account } from './secrets.ts'
import { blankChoice, type Facts } from './store.ts'

/**
 * The answers of a body for the stored applicants, in their order; undefined if it names another person. The covered
 * amount is limited by the stored loan, whatever figures were sent.
 */
export const renderAnswers = (given: InsuranceAnswers, facts: Facts): InsuranceAnswers | undefined => {
  const ids = new Set(facts.Applicants.map(({ ApplicantId }) => ApplicantId))
  if (given.Applicants.some(({ ApplicantId }) => !ids.has(ApplicantId))) return undefined
  const byId = new Map(given.Applicants.map((one) => [one.ApplicantId, one]))
  const { CoverageAmount } = given.InsuranceDetail
  return {
    ...given,
    Applicants: facts.Applicants.map(
      ({ ApplicantId }) => byId.get(ApplicantId) ?? { ...blankChoice(ApplicantId), HealthQuestions: [] },
    ),
    InsuranceDetail: {
      // An invalid amount is left unchanged for the rule to reject.
      CoverageAmount:
        CoverageAmount !== null && CoverageAmount < 0
          ? CoverageAmount
          : settleCoverage(CoverageAmount, facts.LoanDetail.LoanAmount ?? 0),
    },
  }
}

/** Replaces a mask of the account number by the stored number. */
export const withKept = (answers: InsuranceAnswers, { AccountNumber }: Account): InsuranceAnswers => ({
  ...answers,
  PaymentDetail: {
    ...answers.PaymentDetail,
    AccountNumber: keptAccount(answers.PaymentDetail.AccountNumber, AccountNumber),
  },
})

/** What premiums depend on, beside the stored facts. */
interface Covered {
  Applicants: readonly Pick<InsuranceAnswers['Applicants'][number], 'ApplicantId' | 'SmokerFl' | 'DeclinedFl'>[]
  InsuranceDetail: Pick<InsuranceAnswers['InsuranceDetail'], 'CoverageAmount'>
}

/** The premiums of answers by ApplicantId, computed from stored birth dates, loan and rates. */
export const quoteFor = (answers: Covered, facts: Facts, table: RateTable, today: string): Record<string, Premiums> => {
  const loan = facts.LoanDetail.LoanAmount ?? 0
  const premiums = quote(table, {
    loan,
    covered: settleCoverage(answers.InsuranceDetail.CoverageAmount, loan),
    insured: answers.Applicants.map(({ SmokerFl, DeclinedFl }, index) => ({
      birth: facts.Applicants[index]?.DateOfBirth ?? '',
      smoker: SmokerFl === 'Y',
      declined: DeclinedFl === 1,
    })),
    today,
  })
  return Object.fromEntries(
    answers.Applicants.map(({ ApplicantId }, index) => [
      ApplicantId,
      premiums[index] ?? { LI: null, CI: null, AD: null },
    ]),
  )
}
