import { answered } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { deskOf, makeInsurance, openWithMail, requestNow } from '../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { requestSignatures } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let ofInsurance: { SiteID: string; SigningRequestID: string; SignerID: number }
let ofDocument: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const insurance = await makeInsurance(foyer, 'ours')
  const opened = await openWithMail(foyer, 'ours', insurance.email)
  const [first, second] = (await opened.load()).Applicants
  await requestNow(opened, answered([first?.ApplicantId ?? 0, second?.ApplicantId ?? 0]))
  ofInsurance = (await deskOf(opened)).ids
  ofDocument = (await requestSignatures(foyer, { siteId: 'ours' })).requestId
})
afterAll(() => foyer.stop())

type Staff = Awaited<ReturnType<typeof makeStaff>>
const listed = async ({ client }: Staff) =>
  (await client.call('/console-api/ListSigningRequests', { SiteID: 'ours' })).Requests.map(
    ({ SigningRequestID }) => SigningRequestID,
  )

test('what is signed for an insurance application is listed and downloaded with the right to insurance only', async () => {
  const withRight = await makeStaff(foyer, brokerageId)
  const without = await makeStaff(foyer, brokerageId, { withheld: ['insurance.view'] })
  expect(await listed(withRight)).toEqual(expect.arrayContaining([ofInsurance.SigningRequestID, ofDocument]))
  expect(await listed(without)).toEqual([ofDocument])
  const download = async ({ client }: Staff) =>
    outcomeOf(await client.call('/console-api/DownloadSignedDocument', ofInsurance))
  expect([await download(withRight), await download(without)]).toEqual(['SigningNotOpen', 'NoAccess'])
})

test('who may not manage insurance neither ends its signing nor mails its links', async () => {
  const assistant = await makeStaff(foyer, brokerageId, { role: 'assistant' })
  const owner = await makeStaff(foyer, brokerageId)
  for (const path of ['/console-api/ResendSigningLink', '/console-api/CancelSigningRequest'] as const)
    expect(outcomeOf(await assistant.client.call(path, ofInsurance))).toBe('NoAccess')
  expect(outcomeOf(await owner.client.call('/console-api/CancelSigningRequest', ofInsurance))).toBe('ok')
})
