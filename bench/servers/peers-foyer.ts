import { makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { addressesOf, documentOf, interviewOf, personOf } from '../peers/foyer-bodies.ts'
import { children, owners } from '../peers/work.ts'

/** The whole server, as serve.ts builds it. A person has at most 50 applications, so that many people make them. */
const makers = 400
const site = 'bench'
const foyer = await startTestFoyer({ quiet: true })
await makeSite(foyer, site)

const accepted = <Answer extends { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }>(answer: Answer) => {
  if (answer.ReturnStatus.ReturnCode === 200) return answer
  throw new Error(`Foyer refused: ${answer.ReturnStatus.ReturnMessage}`)
}

const signIn = async () => {
  const { client, ids } = await makeBorrower(foyer, site)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { client, signedIn: { cookie, ids } }
}

/** An owner with an application of twenty records, of which the last one is saved by itself. */
const fill = async () => {
  const { client, signedIn } = await signIn()
  const made = accepted(await client.call('/api/MTGAPPSaveInterView', { ...signedIn.ids, ...interviewOf(1) }))
  const ids = {
    ...signedIn.ids,
    MortgageApplicationID: made.MortgageApplicationID,
    ApplicantID: made.MainApplicantID,
  }
  accepted(await client.call('/api/MTGAPPSaveIdentification', { ...ids, ...personOf() }))
  const document = { ...ids, Identification: documentOf(0) }
  const saved = accepted(await client.call('/api/MTGAppUpsertIdentification', document))
  accepted(await client.call('/api/MTGAppUpsertAddress', { ...ids, ...addressesOf(children - 1) }))
  return { ...signedIn, ids, documentId: saved.Identifications[0]?.IdentificationID ?? 0 }
}

const filled = []
for (let count = 0; count < owners; count += 1) filled.push(await fill())
const makersSignedIn = []
for (let count = 0; count < makers; count += 1) makersSignedIn.push((await signIn()).signedIn)
const address = await foyer.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`READY ${JSON.stringify({ address, filled, makers: makersSignedIn })}\n`)
