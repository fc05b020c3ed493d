import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { getSite } from '../site/index.ts'
import { fingerprintOf } from './fingerprint.ts'
import { secretsOf } from './secrets.ts'
import { answersOf, type CliRow, factsOf } from './store.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'crypto' | 'keys'>

/** The document of a prepared application. What draws it is loaded with the first one. */
export const pdfOfInsurance = async (
  { database, texts, crypto, keys }: Parts,
  row: CliRow,
  language: Language,
): Promise<Buffer> => {
  const { insurancePdf } = await import('./pdf/insurance-pdf.ts')
  const { link } = await inSite(database.db, row.site_id, (trx) => getSite(trx, row.site_id))
  const { Health, Account } = secretsOf(crypto, row)
  return insurancePdf(texts, {
    language,
    link,
    reference: row.cli_application_id,
    preparedAt: row.prepared_at ?? row.created_at,
    facts: factsOf(row),
    answers: answersOf(row),
    account: { ...Account, AccountNumber: Account.AccountNumber.slice(-3) },
    health: Object.fromEntries(
      Object.entries(Health).map(([id, questions]) => [
        id,
        {
          questions: questions.map(({ CoverageCode, Question }) => ({ CoverageCode, Question })),
          fingerprint: fingerprintOf(keys, row, questions),
        },
      ]),
    ),
  })
}
