import { type Persona, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import type { ApiClient } from './api.ts'

const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))

interface Ids {
  SiteID: string
  UserID: string
}

/** Begins an application through the API with the interview of a persona. */
export const beginApplication = (
  client: ApiClient,
  url: string,
  { SiteID, UserID }: Ids,
  { interview, address }: Pick<Persona, 'interview' | 'address'>,
) =>
  client.call(url, '/api/MTGAPPSaveInterView', {
    ...{ SiteID, UserID, MortgageApplicationID: 0, InterView: interview },
    RequestedMortgage: { SubjectProperty: { Address: address } },
  })

/** Fills an application through the API up to the review. */
export const fillApplication = async (client: ApiClient, url: string, ids: Ids) => {
  const made = await beginApplication(client, url, ids, persona)
  const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
  const { identification } = persona.main
  await client.call(url, '/api/MTGAPPSaveIdentification', {
    ...application,
    ApplicantID: made.MainApplicantID,
    Identification: identification,
  })
  const applicant = { ...application, ApplicantID: made.MainApplicantID }
  await client.call(url, '/api/MTGAppUpsertAddress', {
    ...applicant,
    ApplicantAddresses: [anApplicantAddress()],
    SameAddressFlag: 0,
  })
  for (const done of ['Income', 'Property', 'Asset', 'Liability'] as const) {
    await client.call(url, `/api/MTGAPPDone${done}`, applicant)
  }
  await client.call(url, '/api/MTGAPPUpdateRequestMortgage', {
    ...application,
    RequestMortgage: persona.request,
  })
  await client.call(url, '/api/MTGAPPDoneBankStatement', application)
  return { application, applicant, base: `${url}/demo/user/${made.MortgageApplicationID}` }
}
