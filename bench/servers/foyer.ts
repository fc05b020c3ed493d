import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { fillHistories } from '@foyer/server/testing/histories.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { sayReady } from './ready.ts'

/** The whole server, as serve.ts builds it, on a clone of the template, with applications of two applicants each. */
const foyer = await startTestFoyer({ pages: true, quiet: true })
await makeSite(foyer, 'bench')
const document = { Type: 1, Country: 1, IdentificationNumber: 'A1234567' }

/** A person with an application of two applicants with filled lists, and one of its documents to save again. */
const makeFilled = async () => {
  const { client, ...borrower } = await makeBorrower(foyer, 'bench')
  const { applicationId, mainApplicantId, ids } = await makeApplication({ client, ...borrower })
  await fillHistories(foyer, 'bench', applicationId, mainApplicantId)
  const answer = await client.call('/api/MTGAppUpsertIdentification', { ...ids, Identification: document })
  const [saved] = answer.Identifications ?? []
  if (!saved) throw new Error(`the document was refused: ${answer.ReturnStatus.ReturnMessage}`)
  const Identification = { ...document, IdentificationID: saved.IdentificationID }
  return {
    client,
    load: JSON.stringify(ids),
    save: JSON.stringify({ ...ids, Identification }),
    headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  }
}
// Ten people: of one person two requests are worked on at a time.
const filled = []
for (let count = 0; count < 10; count += 1) filled.push(await makeFilled())
const [first] = filled
const loaded = await first?.client.raw('/api/MTGAPPLoad', first.load)

const address = await foyer.app.listen({ host: '127.0.0.1', port: 0 })
const headers = { 'content-type': 'application/json' }
const cookies = filled.map((one) => one.headers)
sayReady({
  address,
  loaded: loaded?.body ?? '',
  requests: {
    load: {
      method: 'POST',
      path: '/api/MTGAPPLoad',
      headers,
      bodies: filled.map(({ load }) => load),
      headersOfBodies: cookies,
    },
    save: {
      method: 'POST',
      path: '/api/MTGAppUpsertIdentification',
      headers,
      bodies: filled.map(({ save }) => save),
      headersOfBodies: cookies,
    },
    page: { method: 'GET', path: '/bench/home', headers: {}, bodies: [] },
  },
})
