import type { InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { settleCoverage } from '@foyer/domain/insurance/partial-coverage.ts'
import { keptAccount } from '@foyer/domain/insurance/payment.ts'
import type { Premiums, RateTable } from '@foyer/domain/insurance/rates.ts'
import { quote } from '@foyer/domain/insurance/rates.ts'
import type { Account } from './secrets.ts'
import { blankChoice, type Facts } from './store.ts'

/**
 * What a body says, for the applicants there are and in their order; undefined when it names somebody else. The covered
 * amount is settled against the loan that is kept here, whatever figures came along.
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
      // An amount that is none stays as it is for the rule to refuse.
      CoverageAmount:
        CoverageAmount !== null && CoverageAmount < 0
          ? CoverageAmount
          : settleCoverage(CoverageAmount, facts.LoanDetail.LoanAmount ?? 0),
    },
  }
}

/** The mask of the account number that came back becomes what is stored. */
export const withKept = (answers: InsuranceAnswers, { AccountNumber }: Account): InsuranceAnswers => ({
  ...answers,
  PaymentDetail: {
    ...answers.PaymentDetail,
    AccountNumber: keptAccount(answers.PaymentDetail.AccountNumber, AccountNumber),
  },
})

/** The premiums of answers, by ApplicantId, from birth dates, loan and rates that are kept here. */
export const quoteFor = (
  answers: InsuranceAnswers,
  facts: Facts,
  table: RateTable,
  today: string,
): Record<string, Premiums> => {
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
