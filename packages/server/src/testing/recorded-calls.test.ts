import { basename } from 'node:path'
import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { activityOfEvent } from '@foyer/contract/office/activity-of-event.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadUploadPath } from '../documents/download-upload.ts'
import { downloadPath } from '../insurance/index.ts'
import { uploadImagePath } from '../site/upload-image.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite, upload } from './builders.ts'
import { makeInsurance, openInsurance } from './insurance.ts'
import { recordedCalls } from './recorded-events.ts'
import { smallestValue } from './schema-values.ts'
import { goToDesk, requestSignatures } from './signing-flow.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let ids: Record<string, unknown>
/** Personal data that must be in no event: names, addresses, phone numbers. */
const personal = /Zéphirine|Quatremains|@|5145550|\+1514/

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  const owner = await makeBorrower(foyer, 'ours', { firstName: 'Zéphirine', lastName: 'Quatremains' })
  const application = await makeApplication(owner)
  const request = await makeDocumentRequest(foyer, 'ours', application)
  const sent = await upload(owner.client, request.itemId)
  // A file that is not submitted would be deleted with the withdrawal of its request.
  await owner.client.call('/api/RDSubmit', request.ids)
  const insurance = await makeInsurance(foyer, 'ours')
  const { requestId } = await requestSignatures(foyer, { siteId: 'ours' })
  // One insurance application of this deal, and a request to sign as it makes one.
  await foyer.services.database.asOwner(async (query) => {
    await query(`update cli_applications set mortgage_application_id = ${application.applicationId}`)
    await query(`update signing_requests set application_id = ${application.applicationId}`)
  })
  ids = {
    ...owner.ids,
    MortgageApplicationID: application.applicationId,
    RequestDocID: request.RequestDocID,
    DFRequestDocItemID: request.itemId,
    DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID,
    CliApplicationId: insurance.id,
    SigningRequestID: requestId,
    SignerID: 1,
  }
})
afterAll(() => foyer.stop())

const newest = async () => (await recordedCalls(foyer)).at(-1)?.event_id ?? 0
const resultOf = (body: string): string => {
  const { ReturnStatus } = JSON.parse(body) as { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }
  return ReturnStatus.ReturnCode === 200 ? 'ok' : ReturnStatus.ReturnMessage
}
const hash = /^[0-9a-f]{32}$/
/** Fields that lead to an application: the event of a call that has one names the application. */
const applicationFields = [
  ...['MortgageApplicationID', 'RequestDocID', 'DFRequestDocItemID', 'DFRequestDocItemUploadID', 'CliApplicationId'],
  'SigningRequestID',
]

describe('each operator call leaves exactly one event', () => {
  const operators = allCalls
    .filter(({ access }) => access === 'operator')
    .map((call) => ({ call, path: pathsOf(call)[0] ?? '' }))
  const succeeded = new Set<string>()

  test.each(operators)('$path: actor, ids and result, and nothing personal', async ({ call, path }) => {
    const after = await newest()
    const answer = await foyer.client().raw(path, smallestValue(call.body, ids))
    const events = await recordedCalls(foyer, after)
    const result = resultOf(answer.body)
    if (result === 'ok') succeeded.add(path)
    const isOfSite = 'SiteID' in smallestValue(call.body, ids)
    expect(events).toMatchObject([
      {
        site_id: isOfSite ? 'ours' : '*',
        actor: 'operator',
        action: call.audit,
        details: { call: basename(path), result, ip: expect.stringMatching(hash) },
      },
    ])
    const { properties = {} } = call.body as { properties?: object }
    const [event] = events
    if (applicationFields.some((field) => field in properties))
      expect(event?.application_id).toBe(ids.MortgageApplicationID)
    if (event?.application_id != null) expect(activityOfEvent[event.action]).not.toBe('none')
    for (const id of [
      'UserID',
      'RequestDocID',
      'DFRequestDocItemID',
      'CliApplicationId',
      'SigningRequestID',
      'SignerID',
    ])
      if (id in properties) expect(events[0]?.details[id]).toBe(ids[id])
    expect(JSON.stringify(events)).not.toMatch(personal)
  })

  test('of an unknown site is recorded too, in the server’s own chain', async () => {
    for (const { call, path } of operators.filter(
      ({ call: { body } }) => 'SiteID' in body.properties && 'required' in body,
    )) {
      if (path === '/broker-api/SaveSite') continue
      const after = await newest()
      const answer = await foyer.client().raw(path, smallestValue(call.body, { ...ids, SiteID: 'nowhere' }))
      expect(await recordedCalls(foyer, after), path).toMatchObject([
        { site_id: '*', action: call.audit, details: { site: 'nowhere', result: resultOf(answer.body) } },
      ])
    }
  })

  test('including successful views, not only refusals', () =>
    expect([...succeeded]).toEqual(
      expect.arrayContaining(
        [
          ...['ListDeals', 'LoadDeal', 'ExportDeal', 'ListUploads', 'ListLeads', 'ExportLeads', 'ListEmbeddedForms'],
          ...['ListInsuranceApplications', 'LoadInsuranceApplication', 'DownloadInsuranceApplication'],
          ...['ListSigningRequests', 'AuditTrail', 'VerifyAudit', 'RetentionReport'],
        ].map((name) => `/broker-api/${name}`),
      ),
    ))
})

describe('each download leaves exactly one event', () => {
  test('of an upload, by the operator', async () => {
    const after = await newest()
    const body = { SiteID: 'ours', DFRequestDocItemUploadID: ids.DFRequestDocItemUploadID }
    expect((await foyer.client().raw(downloadUploadPath, body)).status).toBe(200)
    await foyer.client().raw(downloadUploadPath, { ...body, DFRequestDocItemUploadID: 7 })
    const { RequestDocID, DFRequestDocItemUploadID } = ids
    expect(await recordedCalls(foyer, after)).toMatchObject([
      {
        action: 'document-downloaded',
        actor: 'operator',
        details: { DFRequestDocItemUploadID, RequestDocID, result: 'ok' },
      },
      {
        action: 'document-downloaded',
        actor: 'operator',
        details: { DFRequestDocItemUploadID: 7, result: 'NoAccess' },
      },
    ])
  })

  test('of an insurance application, by the person who passed its check', async () => {
    const insurance = await makeInsurance(foyer, 'ours')
    const { client, loaded, quote, prepare } = await openInsurance(foyer, insurance)
    await quote()
    expect(resultOf(JSON.stringify(await prepare()))).toBe('ok')
    const after = await newest()
    const form = new URLSearchParams({ CliApplicationId: String(insurance.id), Token: insurance.token, SiteId: 'ours' })
    const answer = await client.raw(downloadPath, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.status).toBe(200)
    expect(await recordedCalls(foyer, after)).toMatchObject([
      {
        site_id: 'ours',
        action: 'insurance-downloaded',
        actor: `insurance:${insurance.id}/${loaded.OwnApplicantId}`,
        details: { CliApplicationId: insurance.id, result: 'ok' },
      },
    ])
  })

  test('of a document to sign, by its signer', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId: 'ours' })
    const { client, ids: desk } = await goToDesk(foyer, 'ours', signers[0]?.Email ?? '')
    const after = await newest()
    await client.call('/api/SIGNLoadDocument', { ...desk, LanguageID: 1, Signed: 0 })
    expect(await recordedCalls(foyer, after)).toMatchObject([
      { action: 'document-downloaded', actor: 'signer 1', details: { SigningRequestID: requestId, SignerID: 1 } },
    ])
  })

  test('an uploaded image leaves one as well', async () => {
    const form = new FormData()
    form.set('SiteID', 'ours')
    form.set('Kind', 'BrokerageLogo')
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b5c5c' } })
      .png()
      .toBuffer()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'logo.png')
    const encoded = new Response(form)
    const after = await newest()
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    await foyer.client().raw(uploadImagePath, Buffer.from(await encoded.arrayBuffer()), headers)
    expect(await recordedCalls(foyer, after)).toMatchObject([
      { site_id: 'ours', action: 'site-saved', actor: 'operator', details: { image: 'BrokerageLogo' } },
    ])
  })
})
