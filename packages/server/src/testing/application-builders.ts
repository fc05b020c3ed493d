import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { Identification, IdentificationDocument } from '@foyer/domain/applicants/fields.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { type Persona, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { randomId } from '../kit/hash.ts'
import { inSite, json } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import type { Borrower } from './builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** Who answers where a test has nothing of its own to say. */
const somebody = (): Persona => singleBuyerInOntario(todayOf(new Date()))

export interface MadeApplication {
  borrower: Borrower
  applicationId: number
  mainApplicantId: number
  /** Of the main applicant, as bodies carry them. */
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
 * A begun application. Each has a house number of its own: the same answers twice within half a minute are one
 * request that was sent again, and make one application.
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

/** Adds an identification document and answers it as it is listed. */
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

export const fillMortgageRequest = async (
  { borrower, ids }: MadeApplication,
  request: Persona['request'] = somebody().request,
): Promise<Persona['request']> => {
  succeeded(
    'fillMortgageRequest',
    await borrower.client.call('/api/MTGAPPUpdateRequestMortgage', { ...ids, RequestMortgage: request }),
  )
  return request
}

/** The row that adding a co-applicant makes. Answers the ids that its calls carry. */
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

/** What the broker's side or a submission changes of an application, without them. */
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
