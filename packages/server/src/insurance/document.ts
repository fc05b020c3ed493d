import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { getSite } from '../site/index.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { RecordFile } from './pdf/insurance-pdf.ts'
import { type Secrets, secretsOf } from './secrets.ts'
import { answersOf, type CliRow, factsOf } from './store.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'crypto' | 'keys'>

/** What every document of an application shows alike. What draws it is loaded with the first one. */
const draw = async ({ database, texts, keys }: Parts, row: CliRow, language: Language, own: Own): Promise<Buffer> => {
  const { insurancePdf } = await import('./pdf/insurance-pdf.ts')
  const { link } = await inSite(database.db, row.site_id, (trx) => getSite(trx, row.site_id))
  const { secrets, record } = own
  return insurancePdf(texts, {
    language,
    link,
    reference: row.cli_application_id,
    preparedAt: row.prepared_at ?? row.created_at,
    facts: factsOf(row),
    answers: answersOf(row),
    account: secrets.Account,
    health: Object.fromEntries(
      Object.entries(secrets.Health).map(([id, questions]) => [
        id,
        {
          questions: questions.map(({ Answer, ...question }) => (record ? { ...question, Answer } : question)),
          fingerprint: fingerprintOf(keys, row, questions),
        },
      ]),
    ),
    ...(record && { record }),
  })
}

interface Own {
  secrets: Secrets
  record?: { files: readonly RecordFile[] }
}

/** The document of a prepared application, to sign and to mail: no answer on health, the last digits of the account. */
export const pdfOfInsurance = (parts: Parts, row: CliRow, language: Language): Promise<Buffer> => {
  const { Health, Account } = secretsOf(parts.crypto, row)
  return draw(parts, row, language, {
    secrets: { Health, Account: { ...Account, AccountNumber: Account.AccountNumber.slice(-3) } },
  })
}

/** The same with everything, for the insurer; it leaves the server encrypted only. */
export const pdfOfRecord = (
  parts: Parts,
  row: CliRow,
  language: Language,
  files: readonly RecordFile[],
): Promise<Buffer> => draw(parts, row, language, { secrets: secretsOf(parts.crypto, row), record: { files } })
