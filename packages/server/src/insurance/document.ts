import { institutionName } from '@foyer/domain/insurance/institutions.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { getSite } from '../site/index.ts'
import { fingerprintOf } from './fingerprint.ts'
import { choiceOf, healthOf, isAnswered } from './health-answers.ts'
import { institutionChanges } from './institutions-store.ts'
import type { insurancePdf, RecordFile } from './pdf/insurance-pdf.ts'
import { type CliPerson, listPeople, personIn } from './people-store.ts'
import { type Account, accountOf } from './secrets.ts'
import { accountHolderOf } from './signers.ts'
import { answersOf, type CliRow, factsOf } from './store.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'crypto' | 'keys'>

interface Own {
  account: Account
  /** The person whose copy it is, if it is a copy. */
  reader?: CliPerson | undefined
  record?: { files: readonly RecordFile[] }
}

const drawerOf = (siteId: string) => ({
  siteId,
  module: new URL('./pdf/insurance-pdf.ts', import.meta.url),
  name: 'insurancePdf',
})

/** The common parts of all documents of an application. */
const draw = async (parts: Parts, row: CliRow, language: Language, own: Own, people: readonly CliPerson[]) => {
  const { database, texts, crypto, keys } = parts
  const { link, institutions } = await inSite(database.db, row.site_id, async (trx) => ({
    link: (await getSite(trx, row.site_id)).link,
    institutions: await institutionChanges(trx, row.site_id),
  }))
  const { account, reader, record } = own
  const healthIn = (person: CliPerson) => {
    const choice = choiceOf(row, person.applicant_id)
    const questions = healthOf(crypto, person, choice)
    const isLater = !isAnswered(person, choice)
    const printsAnswers = !isLater && (record !== undefined || reader !== undefined)
    return {
      questions: printsAnswers ? questions : questions.map(({ Answer: _, ...question }) => question),
      fingerprint: isLater ? '' : fingerprintOf(keys, person, questions),
      isLater,
    }
  }
  // A person's copy is made without reading other people's answers.
  const shown = reader ? [reader] : people
  return drawInWorker<typeof insurancePdf>(texts, drawerOf(row.site_id), {
    language,
    link,
    reference: row.cli_application_id,
    preparedAt: row.prepared_at ?? row.created_at,
    facts: factsOf(row),
    answers: answersOf(row),
    account,
    institution: institutionName(account.FinancialInstitution, language, institutions),
    accountHolderId: accountHolderOf(row),
    health: Object.fromEntries(shown.map((person) => [person.applicant_id, healthIn(person)])),
    ...(reader && { reader: { applicantId: reader.applicant_id, isPrimary: reader.is_primary } }),
    ...(record && { record }),
  })
}

const lastDigits = ({ AccountNumber, ...account }: Account): Account => ({
  ...account,
  AccountNumber: AccountNumber.slice(-3),
})

const peopleOf = ({ database }: Parts, row: CliRow) => inSite(database.db, row.site_id, (trx) => listPeople(trx, row))

/**
 * The document to sign, which the operator receives too: without health answers, with the last digits of the account.
 */
export const pdfOfInsurance = (parts: Parts, row: CliRow, language: Language, people: readonly CliPerson[]) =>
  draw(parts, row, language, { account: lastDigits(accountOf(parts.crypto, row)) }, people)

/** A person's own copy: with their health answers, and only what the contract needs of the others. */
export const pdfOfPerson = async (parts: Parts, row: CliRow, language: Language, applicantId: number) => {
  const people = await peopleOf(parts, row)
  const account = lastDigits(accountOf(parts.crypto, row))
  return draw(parts, row, language, { account, reader: personIn(people, applicantId) }, people)
}

/** The full document for the insurer. It leaves the server only encrypted. */
export const pdfOfRecord = async (parts: Parts, row: CliRow, language: Language, files: readonly RecordFile[]) =>
  draw(parts, row, language, { account: accountOf(parts.crypto, row), record: { files } }, await peopleOf(parts, row))
