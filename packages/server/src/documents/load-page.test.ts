import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '../db/open-database.ts'
import { inSite } from '../kit/transaction.ts'
import { ScannerUnavailable } from '../ports/scanner.ts'
import { makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { makeDocx } from '../testing/files/office.ts'
import { drawPdf, heavyPdf, makePdf } from '../testing/files/pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { drawPage } from './load-page.ts'

let foyer: TestFoyer
const state: { isAway: boolean } = { isAway: false }
beforeAll(async () => {
  foyer = await startTestFoyer({
    scanner: {
      scans: true,
      isUp: async () => true,
      async scan() {
        if (state.isAway) throw new ScannerUnavailable('away')
        return 'clean'
      },
    },
  })
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const opened = async () => {
  const request = await makeDocumentRequest(foyer, 'ours')
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  const send = async (bytes: Buffer | undefined, name: string) =>
    (await upload(client, request.itemId, { name, ...(bytes && { bytes }) })).DFRequestDocItemUploadID
  const page = (DFRequestDocItemUploadID: number, Page: number, Width?: number) =>
    client.call('/api/RDLoadPage', {
      ...request.ids,
      DFRequestDocItemUploadID,
      Page,
      ...(Width !== undefined && { Width }),
    })
  return { request, client, send, page }
}
const pictureOf = async ({ Picture }: { Picture: string }) => {
  const { format, width, height } = await sharp(Buffer.from(Picture, 'base64')).metadata()
  return { format, width, height }
}
const operatorAsks = (uploadId: number) => ({ SiteID: 'ours', DFRequestDocItemUploadID: uploadId, Page: 1 })
/** Drawings run at low priority, and other tests may occupy both cores. */
const patient = { timeout: 120_000 }
/** A timeout as on a machine too busy to draw. */
const noTime = { cpuMilliseconds: 60_000, milliseconds: 1 }
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage

describe('the picture of a page', patient, () => {
  test('of a PDF is drawn in the requested width, each page by its number', async () => {
    const { send, page } = await opened()
    const pdf = await send(await drawPdf({ size: [600, 300] }, 3), 'contract.pdf')
    expect(await pictureOf(await page(pdf, 1, 400))).toEqual({ format: 'jpeg', width: 400, height: 200 })
    expect((await page(pdf, 3)).Picture).not.toBe((await page(pdf, 1)).Picture)
    expect(keyOf(await page(pdf, 4))).toBe('NoAccess')
  })
  test('of a PDF shows its content', async () => {
    const { send, page } = await opened()
    const content = '0 0 1 rg 0 396 612 396 re f'
    const pdf = makePdf({
      page: '/Contents 4 0 R',
      objects: [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    })
    const { Picture } = await page(await send(pdf, 'half blue.pdf'), 1, 200)
    const { data, info } = await sharp(Buffer.from(Picture, 'base64')).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    expect(pixel(100, 20).map((one) => Math.round(one / 255))).toEqual([0, 0, 1])
    expect(pixel(100, info.height - 20).map((one) => Math.round(one / 255))).toEqual([1, 1, 1])
  })
  test('of a photo is the photo', async () => {
    const { send, page } = await opened()
    expect(await pictureOf(await page(await send(undefined, 'pay stub.jpg'), 1))).toMatchObject({
      width: 60,
      height: 80,
    })
  })
  test('does not exist for an office document, a missing file, or a page that cannot be drawn', async () => {
    const { request, send, page } = await opened()
    expect(keyOf(await page(await send(makeDocx(), 'letter.docx'), 1))).toBe('NoAccess')
    expect(keyOf(await page(4711, 1))).toBe('NoAccess')
    const photo = await send(undefined, 'pay stub.jpg')
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx
        .updateTable('document_uploads')
        .set({ content_type: 'application/pdf' })
        .where('upload_id', '=', photo)
        .execute(),
    )
    expect(keyOf(await page(photo, 1))).toBe('FileDamaged')
    const asked = { SiteID: 'ours', DFRequestDocItemUploadID: photo, Page: 1 }
    expect(keyOf(await foyer.client().call('/broker-api/LoadUploadPage', asked))).toBe('FileDamaged')
    expect(keyOf(await (await opened()).page(photo, 1))).toBe('NoAccess')
    expect(request.itemId).toBeGreaterThan(0)
  })
  test('is not released before the scan of the file', async () => {
    const { send, page } = await opened()
    state.isAway = true
    const photo = await send(undefined, 'pay stub.jpg')
    state.isAway = false
    expect(keyOf(await page(photo, 1))).toBe('Unavailable')
    const asked = { SiteID: 'ours', DFRequestDocItemUploadID: photo, Page: 1 }
    expect(keyOf(await foyer.client().call('/broker-api/LoadUploadPage', asked))).toBe('Unavailable')
  })
  test('is also available to the operator, which is recorded', async () => {
    const { send } = await opened()
    const photo = await send(undefined, 'pay stub.jpg')
    const asked = { SiteID: 'ours', DFRequestDocItemUploadID: photo, Page: 1 }
    const picture = await foyer.client().call('/broker-api/LoadUploadPage', asked)
    expect(await pictureOf(picture)).toMatchObject({ format: 'jpeg', width: 60 })
    expect(keyOf(await foyer.client().call('/broker-api/LoadUploadPage', { ...asked, Page: 2 }))).toBe('NoAccess')
    const trail = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('audit_events').select('details').where('action', '=', 'document-viewed').execute(),
    )
    expect(trail.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ DFRequestDocItemUploadID: photo, page: 1 }),
    )
  })
  test('is drawn one at a time per request with a short queue; further callers are asked to try again', async () => {
    const { send, page } = await opened()
    const photo = await send(undefined, 'pay stub.jpg')
    const keys = (await Promise.all(Array.from({ length: 30 }, () => page(photo, 1)))).map(keyOf)
    expect(keys.filter((key) => key === '')).toHaveLength(6)
    expect(keys.filter((key) => key === 'TooManyRequests')).toHaveLength(24)
  })
  test('that is too heavy to draw does not delay other requests or the operator, and is never drawn again', async () => {
    const [heavy, other] = [await opened(), await opened()]
    const files = [await heavy.send(heavyPdf(), 'first.pdf'), await heavy.send(heavyPdf(), 'second.pdf')]
    const photo = await other.send(undefined, 'pay stub.jpg')
    const finished: string[] = []
    const ask = async (who: string, asked: Promise<RefusedReply>) => {
      finished.push(`${who} ${keyOf(await asked)}`.trim())
    }
    await Promise.all([
      ...files.flatMap((file) => [ask('heavy', heavy.page(file, 1)), ask('heavy', heavy.page(file, 1))]),
      ask('photo', other.page(photo, 1)),
      ask('operator', foyer.client().call('/broker-api/LoadUploadPage', operatorAsks(photo))),
    ])
    expect(finished.slice(0, 2).sort()).toEqual(['operator', 'photo'])
    // Each file is drawn once; the reply to its second request may arrive before or after the other file's drawing, and on a very
    // busy machine it waits for too long.
    const second = expect.stringMatching(/^heavy (NoAccess|Unavailable)$/)
    expect(finished.slice(2).sort()).toEqual(['heavy FileDamaged', 'heavy FileDamaged', second, second])
    const { Items } = await foyer.client().call('/broker-api/ListUploads', heavy.request.ids)
    expect(Items?.flatMap(({ Uploads }) => Uploads)).toMatchObject(
      files.map(() => ({ Pages: 0, Flags: ['PagesTooHeavy'] })),
    )
    for (const file of files) {
      expect(keyOf(await foyer.client().call('/broker-api/LoadUploadPage', operatorAsks(file)))).toBe('NoAccess')
    }
  })
  test('that timed out three times is refused for an hour, and keeps its pages', async () => {
    const { client, request, send, page } = await opened()
    const uploadId = await send(undefined, 'pay stub.jpg')
    const { db } = foyer.services.database
    const transaction = <T>(work: (trx: Trx) => Promise<T>) => inSite(db, 'ours', work)
    const upload = await transaction((trx) =>
      trx.selectFrom('document_uploads').selectAll().where('upload_id', '=', uploadId).executeTakeFirstOrThrow(),
    )
    const drawLate = () =>
      drawPage(foyer.services, upload, operatorAsks(uploadId), { now: foyer.clock.now(), transaction }, noTime)
    for (let time = 0; time < 2; time += 1) {
      await expect(drawLate()).rejects.toMatchObject({ key: 'Unavailable', retryAfter: 60 })
      expect(keyOf(await page(uploadId, 1))).toBe('')
    }
    await expect(drawLate()).rejects.toMatchObject({ key: 'Unavailable', retryAfter: 60 })
    expect(keyOf(await page(uploadId, 1))).toBe('Unavailable')
    expect(keyOf(await foyer.client().call('/broker-api/LoadUploadPage', operatorAsks(uploadId)))).toBe('Unavailable')
    expect(keyOf(await page(await send(undefined, 'other.jpg'), 1))).toBe('')
    foyer.clock.advance(60 * 60 + 1)
    await client.call('/api/RDACCESS', request.link)
    expect(keyOf(await page(uploadId, 1))).toBe('')
  })
  test('is drawn at most 120 times a minute for one caller of a request', async () => {
    const [one, other] = [await opened(), await opened()]
    for (let time = 0; time < 120; time += 1) expect(keyOf(await one.page(4711, 1))).toBe('NoAccess')
    expect(keyOf(await one.page(4711, 1))).toBe('TooManyRequests')
    expect(keyOf(await other.page(4711, 1))).toBe('NoAccess')
  })
})
