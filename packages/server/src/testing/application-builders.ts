import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { ApplicantAddress, applicantAddressKind } from '@foyer/domain/applicants/addresses/kind.ts'
import type { Asset } from '@foyer/domain/applicants/assets/kind.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import type { IdentificationDocument } from '@foyer/domain/applicants/identification-documents/kind.ts'
import type { Income } from '@foyer/domain/applicants/incomes/kind.ts'
import type { LoadedOf } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import type { Liability } from '@foyer/domain/applicants/liabilities/kind.ts'
import type { OwnedProperty } from '@foyer/domain/applicants/properties/kind.ts'
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

/** Completes an applicant's lists; missing ones stay empty, except for a home of three years. */
export const fillLists = async (application: MadeApplication, given: Partial<PersonaLists> = {}): Promise<void> => {
  const { borrower, ids } = application
  const settings = await borrower.client.call('/api/MTGAPPLoad', ids)
  await fillAddresses(application, given.addresses)
  if (settings.showIncome === 1 && settings.DisplayIncome === 1) await fillIncomes(application, given.incomes)
  if (settings.showProperty === 1) await fillProperties(application, given.properties)
  if (settings.showAssets === 1) await fillAssets(application, given.assets)
  if (settings.showLiabilities === 1) await fillLiabilities(application, given.liabilities)
}

type Of = Pick<MadeApplication, 'borrower' | 'ids'>

export const fillAddresses = async (
  { borrower, ids }: Of,
  addresses: ApplicantAddress[] = [anApplicantAddress()],
): Promise<LoadedOf<typeof applicantAddressKind>[]> => {
  const body = { ...ids, ApplicantAddresses: addresses }
  return succeeded('fillAddresses', await borrower.client.call('/api/MTGAppUpsertAddress', body)).Addresses
}

export const fillIncomes = async ({ borrower, ids }: Of, incomes: Income[] = []): Promise<void> => {
  for (const Income of incomes)
    succeeded('fillIncomes', await borrower.client.call('/api/MTGAppUpsertIncome', { ...ids, Income }))
  succeeded('fillIncomes', await borrower.client.call('/api/MTGAPPDoneIncome', ids))
}

export const fillProperties = async ({ borrower, ids }: Of, properties: OwnedProperty[] = []): Promise<void> => {
  for (const Property of properties)
    succeeded('fillProperties', await borrower.client.call('/api/MTGAPPUpsertProperty', { ...ids, Property }))
  succeeded('fillProperties', await borrower.client.call('/api/MTGAPPDoneProperty', ids))
}

export const fillAssets = async ({ borrower, ids }: Of, assets: Asset[] = []): Promise<void> => {
  for (const Asset of assets)
    succeeded('fillAssets', await borrower.client.call('/api/MTGAPPUpsertAsset', { ...ids, Asset }))
  succeeded('fillAssets', await borrower.client.call('/api/MTGAPPDoneAsset', ids))
}

export const fillLiabilities = async ({ borrower, ids }: Of, liabilities: Liability[] = []): Promise<void> => {
  for (const Liability of liabilities)
    succeeded('fillLiabilities', await borrower.client.call('/api/MTGAPPUpsertLiability', { ...ids, Liability }))
  succeeded('fillLiabilities', await borrower.client.call('/api/MTGAPPDoneLiability', ids))
}

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
  await leaveLaterSteps(application)
  return request
}

export const saveMortgageRequest = async (
  { borrower, ids }: Of,
  RequestMortgage: Persona['request'] = somebody().request,
): Promise<void> => {
  const body = { ...ids, RequestMortgage }
  succeeded('saveMortgageRequest', await borrower.client.call('/api/MTGAPPUpdateRequestMortgage', body))
}

/** Leaves the steps between the mortgage request and the review without adding anything. */
export const leaveLaterSteps = async ({ borrower, ids }: Of): Promise<void> => {
  const { showBankStatement, RequestReview } = await borrower.client.call('/api/MTGAPPLoad', ids)
  if (showBankStatement === 1 && RequestReview === 0)
    succeeded('leaveLaterSteps', await borrower.client.call('/api/MTGAPPDoneBankStatement', ids))
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
