import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import type { ApiClient } from './api.ts'

const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))

/** Fills an application through the API up to the review. */
export const fillApplication = async (client: ApiClient, url: string, ids: { SiteID: string; UserID: string }) => {
  const made = await client.call(url, '/api/MTGAPPSaveInterView', {
    ...ids,
    MortgageApplicationID: 0,
    InterView: persona.interview,
    RequestedMortgage: { SubjectProperty: { Address: persona.address } },
  })
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
