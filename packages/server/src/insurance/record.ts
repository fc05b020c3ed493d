import { createHash } from 'node:crypto'
import { premiumTotal } from '@foyer/domain/insurance/coverage.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { SigningProgress } from '../ports/signing.ts'
import { insuranceDetail, insuranceTypes } from './application-reply.ts'
import { pdfOfRecord } from './document.ts'
import { fingerprintOf } from './fingerprint.ts'
import { choiceOf, healthOf, isAnswered } from './health-answers.ts'
import type { RecordFile } from './pdf/insurance-pdf.ts'
import { type CliPerson, listPeople, personIn } from './people-store.ts'
import { accountOf } from './secrets.ts'
import { accountHolderOf } from './signers.ts'
import { progressOf, signersOf, statusOf } from './status.ts'
import { answersOf, type CliRow, factsOf } from './store.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'crypto' | 'keys' | 'signing'>

/** Raised with every change of the data's format. */
const format = 'foyer-insurance-record/1'

interface Known {
  people: readonly CliPerson[]
  language: Language
  progress: SigningProgress | undefined
  signed: Uint8Array | undefined
}

/** The whole application as data, with the names and units of the calls (dollars, months, per cent, ISO dates). */
const recordData = ({ crypto, keys, texts }: Parts, row: CliRow, { language, people, progress, signed }: Known) => {
  const { Applicants, ...facts } = factsOf(row)
  const answers = answersOf(row)
  const t = texts.of(language)
  return {
    Format: format,
    CliApplicationId: row.cli_application_id,
    MortgageApplicationId: row.mortgage_application_id,
    Status: statusOf(row, progress),
    CreatedAt: row.created_at.toISOString(),
    PreparedAt: row.prepared_at?.toISOString() ?? '',
    SentAt: row.sent_at?.toISOString() ?? '',
    ...facts,
    InsuranceEffectiveType: answers.InsuranceEffectiveType,
    InsuranceDetail: insuranceDetail(answers.CoverageAmount, facts.LoanDetail.LoanAmount ?? 0),
    RateSource: answers.RateSource,
    IllustrativeFl: answers.IllustrativeFl,
    Applicants: Applicants.map((person) => {
      const known = personIn(people, person.ApplicantId)
      const choice = choiceOf(row, person.ApplicantId)
      const questions = healthOf(crypto, known, choice)
      const InsuranceTypes = insuranceTypes(choice, answers)
      return {
        ...person,
        SmokerFl: choice.SmokerFl,
        DeclinedFl: choice.DeclinedFl,
        InsuranceTypes,
        MonthlyPremiumTotal: premiumTotal(InsuranceTypes),
        HealthQuestions: questions.map((one) => ({
          ...one,
          Text: t(`insurance.questions:${one.CoverageCode}.q${one.Question}`),
        })),
        HealthFingerprint:
          questions.length === 0 || !isAnswered(known, choice) ? '' : fingerprintOf(keys, known, questions),
      }
    }),
    PaymentDetail: { AccountHolderId: accountHolderOf(row), ...accountOf(crypto, row) },
    Agreement: answers.Agreement ?? null,
    Signers: signersOf(progress),
    SignedDocumentHash: signed ? createHash('sha256').update(signed).digest('hex') : '',
  }
}

/**
 * A whole prepared application as one PDF: printed for people, with `application.json` attached for programs, and
 * `signed.pdf` once everyone has signed. It contains health answers and the account, so it must be encrypted before it
 * leaves the server.
 */
export const recordOf = async (parts: Parts, row: CliRow, language: Language): Promise<Buffer> => {
  const { signing_request_id: requestId, site_id: siteId } = row
  const known = await inSite(parts.database.db, siteId, async (trx) => ({
    language,
    people: await listPeople(trx, row),
    progress: await progressOf(trx, parts.signing, row),
    signed: requestId === null ? undefined : await parts.signing.signedDocument(trx, siteId, requestId),
  }))
  const data = JSON.stringify(recordData(parts, row, known), undefined, 2)
  const files: RecordFile[] = [{ name: 'application.json', type: 'application/json', bytes: Buffer.from(data) }]
  if (known.signed) files.push({ name: 'signed.pdf', type: 'application/pdf', bytes: Buffer.from(known.signed) })
  return pdfOfRecord(parts, row, language, files)
}
