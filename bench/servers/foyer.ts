import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { fillHistories } from '@foyer/server/testing/histories.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { sayReady } from './ready.ts'

/** The whole server, as main.ts builds it, on a clone of the template, with one application of two applicants. */
const foyer = await startTestFoyer({ pages: true, quiet: true })
await makeSite(foyer, 'bench')
const borrower = await makeBorrower(foyer, 'bench')
const { applicationId, mainApplicantId } = await makeApplication(borrower)
const ids = { ...borrower.ids, MortgageApplicationID: applicationId, ApplicantID: mainApplicantId }
await fillHistories(foyer, 'bench', applicationId, mainApplicantId)

const document = { Type: 1, Country: 124, IdentificationNumber: 'A1234567' }
const first = await borrower.client.call('/api/MTGAppUpsertIdentification', { ...ids, Identification: document })
const IdentificationID = first.Identifications[0]?.IdentificationID ?? 0
const loaded = await borrower.client.raw('/api/MTGAPPLoad', ids)

const address = await foyer.app.listen({ host: '127.0.0.1', port: 0 })
const headers = {
  'content-type': 'application/json',
  cookie: [...borrower.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
}
sayReady({
  address,
  loaded: loaded.body,
  requests: {
    load: { method: 'POST', path: '/api/MTGAPPLoad', headers, body: JSON.stringify(ids) },
    save: {
      method: 'POST',
      path: '/api/MTGAppUpsertIdentification',
      headers,
      body: JSON.stringify({ ...ids, Identification: { ...document, IdentificationID } }),
    },
    page: { method: 'GET', path: '/bench/home', headers: {} },
  },
})
