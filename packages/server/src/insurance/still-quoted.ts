import { isDeepStrictEqual } from 'node:util'
import type { Premiums, RateTable } from '@foyer/domain/insurance/rates.ts'
import type { Trx } from '../db/open-database.ts'
import { getRates } from './rates-store.ts'
import { quoteFor } from './render-answers.ts'
import { answersOf, type CliRow, factsOf, type StoredAnswers } from './store.ts'

/** Whether the premiums to be paid are those quoted: same amount, same applicants, same premiums, of the same rates. */
export const isAsQuoted = (
  stored: StoredAnswers,
  amount: StoredAnswers['CoverageAmount'],
  premiums: Record<string, Premiums>,
  { Source, IllustrativeFl }: RateTable,
): boolean =>
  stored.CoverageAmount === amount &&
  stored.RateSource === Source &&
  stored.IllustrativeFl === IllustrativeFl &&
  isDeepStrictEqual(stored.Premiums, premiums)

/**
 * What the day or the site's rates have changed since the application was prepared, which may be weeks ago: it is prepared again
 * before it is signed. Undefined where everything still applies.
 */
export const changedSincePrepared = async (
  trx: Trx,
  row: CliRow,
  today: string,
): Promise<'CLI_QuoteChanged' | 'CLI_PastFundingDate' | undefined> => {
  const [stored, facts] = [answersOf(row), factsOf(row)]
  if (stored.InsuranceEffectiveType === 'F' && (facts.LoanDetail.FundingDate ?? '') < today)
    return 'CLI_PastFundingDate'
  const { Applicants, CoverageAmount } = stored
  const table = await getRates(trx, row.site_id)
  const premiums = quoteFor({ Applicants, InsuranceDetail: { CoverageAmount } }, facts, table, today)
  return isAsQuoted(stored, CoverageAmount, premiums, table) ? undefined : 'CLI_QuoteChanged'
}
