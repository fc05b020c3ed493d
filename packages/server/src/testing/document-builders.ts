import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import type { DocumentUpload } from '@foyer/domain/documents/fields.ts'
import sharp from 'sharp'
import type { Database } from '../db/open-database.ts'
import { linkIdOf } from '../kit/request-link.ts'
import type { MadeApplication } from './application-builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

export interface MadeRequest extends ReplyOf<'/broker-api/SaveDocumentRequest'> {
  /** For bodies. */
  ids: { SiteID: string; RequestDocID: string }
  /** The same with what the mailed link has, to open it. */
  link: { SiteID: string; RequestDocID: string }
  /** The first item. */
  itemId: number
}

/** A request for a pay stub (required) and a void cheque (optional), with or without an application. */
export const makeDocumentRequest = async (
  foyer: TestFoyer,
  siteId: string,
  application?: MadeApplication,
  given: Partial<BodyOf<'/broker-api/SaveDocumentRequest'>> = {},
): Promise<MadeRequest> => {
  const reply = await foyer.client().call('/broker-api/SaveDocumentRequest', {
    SiteID: siteId,
    RequestName: 'Income of Ada',
    ...(application ? { MortgageApplicationID: application.applicationId } : { Recipients: ['bo@recipient.example'] }),
    Items: [
      { Type: 0, Desc: 'The last two', Required: 1 },
      { Type: 14, Required: 0 },
    ],
    ...given,
  })
  const [first] = reply.Items ?? []
  if (!first) throw new Error(`makeDocumentRequest: ${JSON.stringify(reply)}`)
  const link = linkIdOf(foyer.services.keys, siteId, reply.RequestDocID)
  return {
    ...reply,
    ids: { SiteID: siteId, RequestDocID: reply.RequestDocID },
    link: { SiteID: siteId, RequestDocID: link },
    itemId: first.DFRequestDocItemID,
  }
}

/** A small photo; each `shade` makes a different file. */
export const aPhoto = (shade = 120): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()

export type UploadAnswer = Partial<DocumentUpload> & RefusedReply & { DFRequestDocItemUploadID: number; http: number }

/** Uploads like a browser, to either of the two paths. */
export const upload = async (
  client: Client,
  itemId: number,
  {
    bytes,
    name = 'pay stub.jpg',
    path = '/WS/RDDZUpload',
    siteId = 'ours',
  }: {
    bytes?: Uint8Array
    name?: string
    path?: string
    siteId?: string
  } = {},
): Promise<UploadAnswer> => {
  const form = new FormData()
  form.set('SiteID', siteId)
  form.set('file', new Blob([new Uint8Array(bytes ?? (await aPhoto()))]), name)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const payload = Buffer.from(await encoded.arrayBuffer())
  const answer = await client.raw(`${path}/${itemId}`, payload, { 'content-type': type })
  return { ...(JSON.parse(answer.body) as UploadAnswer), http: answer.status }
}

/** Advances the time of the server and of the jobs in its database, which makes jobs due. */
export const passTime = async (
  foyer: { clock: TestFoyer['clock']; services: { database: Database } },
  seconds: number,
) => {
  foyer.clock.advance(seconds)
  const now = foyer.clock.now().toISOString()
  await foyer.services.database.asOwner(async (query) => {
    await query(
      `update pgboss.job set start_after = now() where state = 'created' and start_after > now() and start_after <= '${now}'`,
    )
  })
}
