import { expect } from 'vitest'
import { newCaller } from '../account/testing/people.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, upload } from './builders.ts'
import { makeInsurance } from './insurance.ts'
import { makeLeadForm, sendLead } from './lead-forms.ts'
import { requestSignatures } from './signing-flow.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** One of everything of a client that calls of the office name, on a site, by the fields of their bodies. Each name is Zéphirine Quatremains. */
export const makeOfficeTargets = async (foyer: TestFoyer, siteId: string): Promise<Record<string, unknown>> => {
  const name = { firstName: 'Zéphirine', lastName: 'Quatremains' }
  const borrower = await makeBorrower(foyer, siteId, { ...name, email: 'zephirine@borrower.example' })
  const application = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, siteId, application, { RequestName: 'Papers of Quatremains' })
  const sent = await upload(borrower.client, request.itemId, { name: 'Quatremains.jpg' })
  await borrower.client.call('/api/RDSubmit', request.ids)
  const insurance = await makeInsurance(foyer, siteId)
  await foyer.services.database.asOwner(async (query) => {
    await query(`update cli_applications set mortgage_application_id = ${application.applicationId}`)
  })
  const signer = { FirstName: 'Zéphirine', LastName: 'Quatremains', Email: 'zephirine@signer.example', LanguageID: 1 }
  const { requestId } = await requestSignatures(foyer, { siteId, signers: [signer] })
  await sendLead(newCaller(foyer), await makeLeadForm(foyer, siteId), {
    FIRSTNAME: ['Zéphirine'],
    LASTNAME: ['Quatremains'],
  })
  const { Leads = [] } = await foyer.client().call('/broker-api/ListLeads', { SiteID: siteId })
  const ids = {
    ...{ SiteID: siteId, UserID: borrower.userId, MortgageApplicationID: application.applicationId },
    ...{ RequestDocID: request.RequestDocID, DFRequestDocItemID: request.itemId },
    ...{ DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID, CliApplicationId: insurance.id },
    ...{ SigningRequestID: requestId, SignerID: 1, LeadID: Leads[0]?.LeadID },
  }
  expect(Object.values(ids)).not.toContain(undefined)
  // What is written later would look like the work of a refused call.
  await allMailsSent(foyer)
  return ids
}
