import type { CallPath } from '@foyer/contract/all-calls.ts'
import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { ApplicantAddress, applicantAddressKind } from '@foyer/domain/applicants/addresses/kind.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import type { IdentificationDocument } from '@foyer/domain/applicants/identification-documents/kind.ts'
import { type Kinds, kinds, type ListId, listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { LoadedOf } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import { flow, type StepId } from '@foyer/domain/flow.ts'
import { leaderOf } from '@foyer/domain/flow-conditions.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import {
  coupleRefinancingInQuebec,
  type Persona,
  type PersonaLists,
  singleBuyerInOntario,
} from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { randomId } from '../kit/hash.ts'
import { inSite, json } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import type { Borrower } from './builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** The default persona of a test. */
const somebody = (): Persona => singleBuyerInOntario(todayOf(new Date()))

export interface MadeApplication {
  borrower: Borrower
  applicationId: number
  mainApplicantId: number
  /** The main applicant's ids for bodies. */
  ids: { SiteID: string; UserID: string; MortgageApplicationID: number; ApplicantID: number }
}

const succeeded = <Answer extends { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }>(
  builder: string,
  answer: Answer,
): Answer => {
  if (answer.ReturnStatus.ReturnCode === 200) return answer
  throw new Error(`${builder}: ${JSON.stringify(answer)}`)
}

let houseNumber = 100

/**
 * A new application. Each has a unique house number: the same answers twice within half a minute are a repeated
 * request and make one application.
 */
export const makeApplication = async (
  borrower: Borrower,
  interview: Partial<InterView> = somebody().interview,
  address: Partial<Address> = somebody().address,
): Promise<MadeApplication> => {
  houseNumber += 1
  const answer = succeeded(
    'makeApplication',
    await borrower.client.call('/api/MTGAPPSaveInterView', {
      ...borrower.ids,
      MortgageApplicationID: 0,
      InterView: interview,
      RequestedMortgage: { SubjectProperty: { Address: { ...address, StreetNumber: String(houseNumber) } } },
    }),
  )
  const { MortgageApplicationID, MainApplicantID } = answer
  return {
    borrower,
    applicationId: MortgageApplicationID,
    mainApplicantId: MainApplicantID,
    ids: { ...borrower.ids, MortgageApplicationID, ApplicantID: MainApplicantID },
  }
}

export const fillIdentification = async (
  { borrower, ids }: MadeApplication,
  given: Partial<Identification> = {},
): Promise<Identification> => {
  const identification = { ...somebody().main.identification, ...given }
  succeeded(
    'fillIdentification',
    await borrower.client.call('/api/MTGAPPSaveIdentification', { ...ids, Identification: identification }),
  )
  return identification
}

/** Adds an identification document and returns it as listed. */
export const addDocument = async (
  { borrower, ids }: MadeApplication,
  given: Partial<IdentificationDocument> = {},
): Promise<IdentificationDocument> => {
  const Identification = { ...somebody().main.document, ...given }
  const answer = succeeded(
    'addDocument',
    await borrower.client.call('/api/MTGAppUpsertIdentification', { ...ids, Identification }),
  )
  const added = answer.Identifications.at(-1)
  if (!added) throw new Error('addDocument: the list is empty')
  return added
}

/**
 * Takes an applicant through the addresses and these lists; those of the persona that are left out have nothing in them but
 * a home of three years.
 */
export const fillEveryList = async (
  application: MadeApplication,
  given: Partial<PersonaLists> = {},
  kinds: typeof listKinds = listKinds,
): Promise<void> => {
  const lists: Record<string, readonly object[]> = given
  await fillAddresses(application, given.addresses)
  for (const kind of kinds) await fillList<typeof kind, object>(kind)(application, lists[kind.list.toLowerCase()])
}

/** The same for the lists that the site shows to the borrower. */
export const fillLists = async (application: MadeApplication, given: Partial<PersonaLists> = {}): Promise<void> => {
  const { borrower, ids } = application
  const facts = { ...(await borrower.client.call('/api/MTGAPPLoad', ids)), mode: 'main' as const }
  const shown = listKinds.filter(({ kind }) => flow.stepOf(kind).shown(facts, undefined) === true)
  await fillEveryList(application, given, shown)
}

type Of = Pick<MadeApplication, 'borrower' | 'ids'>

export const fillAddresses = async (
  { borrower, ids }: Of,
  addresses: ApplicantAddress[] = [anApplicantAddress()],
): Promise<LoadedOf<typeof applicantAddressKind>[]> => {
  const body = { ...ids, ApplicantAddresses: addresses }
  return succeeded('fillAddresses', await borrower.client.call('/api/MTGAppUpsertAddress', body)).Addresses
}

/** Saves these records one by one, and ends the step of their list. */
const fillList =
  <K extends Pick<Kinds[ListId], 'name' | 'paths'>, R extends object>({ name, paths }: K & { blank: R }) =>
  async ({ borrower, ids }: Of, records: readonly R[] = []): Promise<void> => {
    const call = async ([path]: readonly [CallPath, ...CallPath[]], body: object) =>
      succeeded(path, await borrower.client.callAnyhow(path, { ...ids, ...body }))
    for (const record of records) await call(paths.upsert, { [name]: record })
    await call(paths.done, {})
  }

export const fillIncomes = fillList(kinds.income)
export const fillProperties = fillList(kinds.property)
export const fillAssets = fillList(kinds.asset)
export const fillLiabilities = fillList(kinds.liability)

/**
 * Adds a co-applicant as the page does, once the main applicant's steps are done. Returns an application for filling
 * them in.
 */
export const addCoApplicant = async (
  application: MadeApplication,
  given: Partial<Identification> = {},
): Promise<MadeApplication> => {
  const { borrower, ids } = application
  const [other] = coupleRefinancingInQuebec(todayOf(new Date())).others
  const answer = succeeded(
    'addCoApplicant',
    await borrower.client.call('/api/MTGAPPAddCoApplicant', {
      ...ids,
      ApplicantID: 0,
      Identification: { ...other?.identification, ...given },
    }),
  )
  return { ...application, ids: { ...ids, ApplicantID: answer.ApplicantID } }
}

/** The main applicant's e-mail and telephones: a person with the same ones consents with them. */
export const contactsOf = async ({
  borrower,
  ids,
}: Of): Promise<Pick<Identification, 'Email' | 'Mobile' | 'HomePhone'>> => {
  const { Applicants } = await borrower.client.call('/api/MTGAPPLoad', ids)
  const { Email = '', Mobile = '', HomePhone = '' } = Applicants[0]?.Identification ?? {}
  return { Email, Mobile, HomePhone }
}

/** Fills in everything of a persona, with all applicants, up to the review. */
export const fillPersona = async (borrower: Borrower, persona: Persona): Promise<MadeApplication> => {
  const application = await makeApplication(borrower, persona.interview, persona.address)
  const { identification, document, lists } = persona.main
  await addDocument(application, document)
  await fillIdentification(application, identification)
  await fillLists(application, lists)
  for (const other of persona.others) {
    const added = await addCoApplicant(application, other.identification)
    await addDocument(added, other.document)
    await fillLists(added, other.lists)
  }
  await fillMortgageRequest(application, persona.request)
  return application
}

/** The mortgage request, and the steps between it and the review. */
export const fillMortgageRequest = async (
  application: MadeApplication,
  request: Persona['request'] = somebody().request,
): Promise<Persona['request']> => {
  await saveMortgageRequest(application, request)
  await leaveStepsBefore(application, 'summary')
  return request
}

export const saveMortgageRequest = async (
  { borrower, ids }: Of,
  RequestMortgage: Persona['request'] = somebody().request,
): Promise<void> => {
  const body = { ...ids, RequestMortgage }
  succeeded('saveMortgageRequest', await borrower.client.call('/api/MTGAPPUpdateRequestMortgage', body))
}

/** The call that leaves a step after the mortgage request without adding anything. */
const leavingCalls: Partial<Record<StepId, CallPath>> = {
  request: '/api/MTGAPPDoneRequestDocument',
  bankStatement: '/api/MTGAPPDoneBankStatement',
}

/** Leaves the steps between the mortgage request and this one, in the order of the flow, without adding anything. */
export const leaveStepsBefore = async ({ borrower, ids }: Of, end: StepId): Promise<void> => {
  const facts = { ...(await borrower.client.call('/api/MTGAPPLoad', ids)), mode: 'main' as const }
  const line = flow.lineOf(facts, leaderOf(facts)).map(({ step }) => step)
  for (const step of line.slice(line.indexOf('mortgage') + 1, line.indexOf(end))) {
    const path = leavingCalls[step]
    if (path === undefined) throw new Error(`no call leaves the step ${step}: add it to leavingCalls`)
    succeeded(path, await borrower.client.callAnyhow(path, ids))
  }
}

/** Inserts the row of a co-applicant. Returns the ids for its calls. */
export const addCoApplicantRow = async (
  foyer: TestFoyer,
  { ids }: MadeApplication,
  { SIN: _, ...identification }: Partial<Identification> = {},
): Promise<MadeApplication['ids']> => {
  const ApplicantID = randomId()
  await inSite(foyer.services.database.db, ids.SiteID, (trx) =>
    trx
      .insertInto('applicants')
      .values({
        site_id: ids.SiteID,
        applicant_id: ApplicantID,
        application_id: ids.MortgageApplicationID,
        primary_flag: 0,
        identification: json(identification),
        sin_cipher: null,
        created_at: foyer.clock.now(),
      })
      .execute(),
  )
  return { ...ids, ApplicantID }
}

/** Sets columns that the broker's side or a submission would change. */
export const setApplication = (
  foyer: TestFoyer,
  { ids }: MadeApplication,
  columns: { status?: number; request_review?: number; display_mortgage?: number; step?: number },
) =>
  inSite(foyer.services.database.db, ids.SiteID, (trx) =>
    trx
      .updateTable('applications')
      .set(columns)
      .where('site_id', '=', ids.SiteID)
      .where('application_id', '=', ids.MortgageApplicationID)
      .execute(),
  )
