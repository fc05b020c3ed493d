import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { fillHistories } from '@foyer/server/testing/histories.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { sayReady } from './ready.ts'

/** The whole server, as serve.ts builds it, on a clone of the template, with one application of two applicants. */
const foyer = await startTestFoyer({ pages: true, quiet: true })
await makeSite(foyer, 'bench')
const borrower = await makeBorrower(foyer, 'bench')
const document = { Type: 1, Country: 1, IdentificationNumber: 'A1234567' }

/** An application of two applicants with filled lists, and one of its documents to save again. */
const makeFilled = async () => {
  const { applicationId, mainApplicantId, ids } = await makeApplication(borrower)
  await fillHistories(foyer, 'bench', applicationId, mainApplicantId)
  const answer = await borrower.client.call('/api/MTGAppUpsertIdentification', { ...ids, Identification: document })
  const [saved] = answer.Identifications ?? []
  if (!saved) throw new Error(`the document was refused: ${answer.ReturnStatus.ReturnMessage}`)
  return { ids, save: { ...ids, Identification: { ...document, IdentificationID: saved.IdentificationID } } }
}
const filled = []
for (let count = 0; count < 10; count += 1) filled.push(await makeFilled())
const loadBodies = filled.map(({ ids }) => JSON.stringify(ids))
const loaded = await borrower.client.raw('/api/MTGAPPLoad', loadBodies[0] ?? '')

const address = await foyer.app.listen({ host: '127.0.0.1', port: 0 })
const headers = {
  'content-type': 'application/json',
  cookie: [...borrower.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
}
sayReady({
  address,
  loaded: loaded.body,
  requests: {
    load: { method: 'POST', path: '/api/MTGAPPLoad', headers, bodies: loadBodies },
    save: {
      method: 'POST',
      path: '/api/MTGAppUpsertIdentification',
      headers,
      bodies: filled.map(({ save }) => JSON.stringify(save)),
    },
    page: { method: 'GET', path: '/bench/home', headers: {}, bodies: [] },
  },
})
