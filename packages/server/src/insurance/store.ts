import { coverageOf, noCoverage, typesOf } from '@foyer/domain/insurance/coverage.ts'
import type { AgreementNames, InsuranceAnswers, InsuranceFacts } from '@foyer/domain/insurance/fields.ts'
import type { Premiums } from '@foyer/domain/insurance/rates.ts'
import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { folded } from '../kit/found-by.ts'
import { Refusal } from '../kit/refusal.ts'
import { json } from '../kit/transaction.ts'
import { insertPeople } from './people-store.ts'

export type CliRow = Selectable<Tables['cli_applications']>

/** The stored facts: every applicant has an id, the primary one comes first. */
export type Facts = Omit<InsuranceFacts, 'Applicants'> & {
  Applicants: (InsuranceFacts['Applicants'][number] & { ApplicantId: number })[]
}

export interface Choice {
  ApplicantId: number
  SmokerFl: string
  DeclinedFl: number
  InsuranceTypes: { Code: string; SelectedFl: number; DisabledFl: number }[]
}

/** Who accepted the debits, when and from which address, and the text they read. */
export interface AgreementRecord {
  Version: string
  TextHash: string
  Language: string
  /** Missing in version 1.0, which named no one. */
  Names?: AgreementNames
  AcceptedAt: string
  Ip: string
}

/** The choices, without health answers and account, and their quoted premiums. */
export interface StoredAnswers {
  Applicants: Choice[]
  InsuranceEffectiveType: string
  CoverageAmount: number | null
  /** By ApplicantId; empty before the first quote. */
  Premiums: Record<string, Premiums>
  RateSource: string
  IllustrativeFl: number
  Agreement?: AgreementRecord | undefined
  /** The holder of the account to debit; by default the primary applicant. */
  AccountHolderId?: number | undefined
}

export const noAnswers: StoredAnswers = {
  Applicants: [],
  InsuranceEffectiveType: '',
  CoverageAmount: null,
  Premiums: {},
  RateSource: '',
  IllustrativeFl: 0,
}

export const factsOf = (row: Pick<CliRow, 'facts'>): Facts => row.facts as Facts
export const answersOf = (row: CliRow): StoredAnswers => ({ ...noAnswers, ...(row.answers as Partial<StoredAnswers>) })

export type Applicant = Facts['Applicants'][number]

/** The primary applicant comes first. */
export const primaryOf = (row: CliRow): Applicant => {
  const [primary] = factsOf(row).Applicants
  if (!primary) throw new Error('an insurance application without applicants')
  return primary
}

export const applicantOf = (row: CliRow, applicantId: number): Applicant => {
  const found = factsOf(row).Applicants.find(({ ApplicantId }) => ApplicantId === applicantId)
  if (!found) throw new Error('an id that is not of an applicant of this insurance application')
  return found
}

export const blankChoice = (ApplicantId: number): Choice => ({
  ApplicantId,
  SmokerFl: '',
  DeclinedFl: 0,
  InsuranceTypes: typesOf(noCoverage),
})

/** The choices of a body as they are stored: the three coverages in order, and nothing else. */
export const choicesOf = ({ Applicants }: Pick<InsuranceAnswers, 'Applicants'>): Choice[] =>
  Applicants.map((one) => ({
    ApplicantId: one.ApplicantId,
    SmokerFl: one.SmokerFl,
    DeclinedFl: one.DeclinedFl,
    InsuranceTypes: typesOf(coverageOf(one)),
  }))

/** Complete, and stored as it is signed; a new quote undoes this. */
export const isPrepared = ({ status }: Pick<CliRow, 'status'>): boolean => status === 'prepared' || status === 'sent'

const rows = (trx: Trx, siteId: string) => trx.selectFrom('cli_applications').selectAll().where('site_id', '=', siteId)

export const findApplication = (trx: Trx, siteId: string, id: number): Promise<CliRow | undefined> =>
  rows(trx, siteId).where('cli_application_id', '=', id).executeTakeFirst()

/** The application of the caller's scope, which the guard has found. `hold` locks it until the transaction ends. */
export const getApplication = async (
  trx: Trx,
  siteId: string,
  id: number | undefined,
  hold = false,
): Promise<CliRow> => {
  const query = rows(trx, siteId).where('cli_application_id', '=', id ?? 0)
  const row = await (hold ? query.forNoKeyUpdate() : query).executeTakeFirst()
  if (!row) throw new Refusal('CLI_SecurityCheck')
  return row
}

/** An application in the list, without what its people entered. */
export type ListedRow = Omit<
  CliRow,
  'answers' | 'account' | 'draft' | 'charged_at' | 'touched_at' | 'language' | 'number' | 'words'
>

export const listApplications = (trx: Trx, siteId: string, most: number): Promise<ListedRow[]> =>
  trx
    .selectFrom('cli_applications')
    .select(['site_id', 'cli_application_id', 'mortgage_application_id', 'loan_number', 'status', 'facts'])
    .select(['signing_request_id', 'created_at', 'prepared_at', 'sent_at'])
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('cli_application_id')
    .limit(most)
    .execute()

/** What a search of the list looks in. */
const wordsOf = ({ Applicants, LoanDetail }: Facts) =>
  folded(
    [
      ...Applicants.flatMap(({ FirstName, LastName, EmailAddress }) => [FirstName, LastName, EmailAddress]),
      LoanDetail.LoanNumber.trim(),
    ].join(' '),
  )

interface NewApplication {
  siteId: string
  id: number
  mortgageApplicationId: number
  language: number
  facts: Facts
  now: Date
}

/** Undefined if the mortgage has an application already, also when a concurrent call inserted it. */
export const insertApplication = async (trx: Trx, given: NewApplication): Promise<CliRow | undefined> => {
  const made = await trx
    .insertInto('cli_applications')
    .values({
      site_id: given.siteId,
      cli_application_id: given.id,
      mortgage_application_id: given.mortgageApplicationId,
      loan_number: given.facts.LoanDetail.LoanNumber.trim(),
      language: given.language,
      status: 'created',
      facts: json(given.facts),
      answers: json(noAnswers),
      account: null,
      draft: null,
      signing_request_id: null,
      charged_at: null,
      created_at: given.now,
      prepared_at: null,
      sent_at: null,
      touched_at: given.now,
      words: wordsOf(given.facts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) await insertPeople(trx, made, given.facts)
  return made
}

type Changes = Partial<
  Omit<CliRow, 'site_id' | 'cli_application_id' | 'facts' | 'answers' | 'touched_at' | 'words'> & {
    facts: Facts
    answers: StoredAnswers
  }
>

export const changeApplication = async (
  trx: Trx,
  row: CliRow,
  { facts, answers, ...changes }: Changes,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('cli_applications')
    .set({
      ...changes,
      ...(facts && { facts: json(facts), words: wordsOf(facts) }),
      ...(answers && { answers: json(answers) }),
      touched_at: now,
    })
    .where('site_id', '=', row.site_id)
    .where('cli_application_id', '=', row.cli_application_id)
    .execute()
}
