import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { Refusal } from '../kit/refusal.ts'
import { makeHeic } from '../testing/files/heic.ts'
import { makePdf } from '../testing/files/pdf.ts'
import { makePng, noise } from '../testing/files/pictures.ts'
import { inspectFile } from './inspect/inspect-file.ts'
import { joinPhotos } from './join-photos.ts'
import { type UploadApp, uploadApp } from './testing/upload-app.ts'

let server: UploadApp
beforeAll(async () => {
  server = await uploadApp()
  server.app.post('/join', async (request) => {
    const outcome = await joinPhotos(server.fileStore, (request.body as { keys: string[] }).keys, 'a sender')
    if (!outcome.ok) throw new Refusal(outcome.key)
    return outcome.file
  })
})
afterAll(() => server.stop())

const keep = async (name: string, bytes: Buffer) => {
  const { file, key } = await server.send(name, bytes)
  return file?.storageKey ?? expect.fail(key)
}
const join = async (keys: string[], sender = 'a sender') => {
  const outcome = await joinPhotos(server.fileStore, keys, sender)
  if (!outcome.ok) return expect.fail(outcome.key)
  const parts: Buffer[] = []
  for await (const part of (await server.fileStore.open(outcome.file.storageKey)) ?? []) parts.push(part)
  return { file: outcome.file, bytes: Buffer.concat(parts) }
}
/** Width and height of every page in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
const jpeg = (width: number, height: number, orientation = 1) =>
  noise(width, height).withMetadata({ orientation }).jpeg().toBuffer()

/** Inspections run at low priority, and other tests may occupy both cores. */
const patient = { timeout: 120_000 }

describe('photos that are merged', patient, () => {
  it('become pages of one acceptable PDF, upright, in their order, in the shape of their picture', async () => {
    const keys = [
      await keep('wide.jpg', await jpeg(300, 200)),
      await keep('on its side.jpg', await jpeg(300, 200, 6)),
      await keep('upside down.jpg', await jpeg(300, 150, 3)),
      await keep('screen.png', await makePng(100, 200)),
      await keep('phone.heic', makeHeic()),
    ]
    const { file, bytes } = await join(keys)
    expect(pagesOf(bytes)).toEqual([
      [792, 528],
      [528, 792],
      [792, 396],
      [396, 792],
      [792, 594],
    ])
    expect(file).toMatchObject({ fileName: 'photos.pdf', contentType: 'application/pdf', size: bytes.length })
    expect((await inspectFile(bytes, 'photos.pdf')).inspection).toMatchObject({
      ok: true,
      kind: 'pdf',
      pages: 5,
      flags: [],
    })
    for (const key of keys) expect(await server.fileStore.stat(key)).toBeDefined()
  })
  it('lose their location', async () => {
    const photo = await noise(200, 200)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('SECRET-PLACE')).toBe(true)
    expect((await join([await keep('a.jpg', photo)])).bytes.includes('SECRET-PLACE')).toBe(false)
  })
  it('of a phone become pages of a reasonable size', async () => {
    const photo = await noise(4032, 3024).jpeg({ quality: 95 }).toBuffer()
    const { bytes } = await join([await keep('a.jpg', photo)])
    expect(bytes.length).toBeLessThan(photo.length / 2)
    const start = bytes.indexOf(Buffer.from('ffd8ff', 'hex'))
    expect(await sharp(bytes.subarray(start), { failOn: 'none' }).metadata()).toMatchObject({
      width: 2340,
      height: 1755,
    })
  })
})

test(
  'documents of one sender are merged one after another, so that other senders are not delayed',
  patient,
  async () => {
    const large = await keep('large.jpg', await jpeg(4032, 3024))
    const small = await keep('small.jpg', await jpeg(50, 50))
    const finished: string[] = []
    const ask = async (sender: string, name: string, keys: string[]) => {
      await join(keys, sender)
      finished.push(name)
    }
    await Promise.all([
      ask('one', 'first', [large, large, large]),
      ask('one', 'second', [large, large, large]),
      ask('one', 'third', [large]),
      ask('other', 'small', [small]),
    ])
    expect(finished).toEqual(['small', 'first', 'second', 'third'])
  },
)

describe('photos are not merged', () => {
  const refused = async (keys: string[]) => {
    const before = server.left()
    const answer = await server.app.inject({ method: 'POST', url: '/join', payload: { keys } })
    expect(server.left()).toEqual(before)
    return answer.json<{ ReturnStatus: { ReturnMessage: string } }>().ReturnStatus.ReturnMessage
  }
  test('when one is a document', async () => {
    const keys = [await keep('a.jpg', await jpeg(50, 50)), await keep('b.pdf', makePdf())]
    expect(await refused(keys)).toBe('PhotosNotJoinable')
  })
  test.each([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a TIFF', () => noise(9, 9).tiff().toBuffer()],
    ['text', () => Buffer.from('hello')],
    ['half a photo', async () => (await jpeg(50, 50)).subarray(0, 700)],
  ])('when what is stored as one is %s', async (_, make) => {
    const bytes = await make()
    const { storageKey } = await server.fileStore.store(
      (async function* () {
        yield bytes
      })(),
    )
    expect(await refused([await keep('a.jpg', await jpeg(50, 50)), storageKey])).toBe('PhotosNotJoinable')
  })
  test('when one is no photo or is missing, or there are none or too many', async () => {
    const photo = await keep('a.jpg', await jpeg(50, 50))
    expect(await refused([photo, '0'.repeat(32)])).toBe('PhotosNotJoinable')
    expect(await refused([])).toBe('PhotosNotJoinable')
    expect(await refused(Array.from({ length: 31 }, () => photo))).toBe('PhotosNotJoinable')
  })
  test('with less than a tenth of the disk free', async () => {
    let share = 0.1
    const own = await uploadApp({ freeShare: async () => share })
    const { file, key } = await own.send('a.jpg', await jpeg(50, 50))
    const keys = [file?.storageKey ?? expect.fail(key)]
    share = 0.0999
    const before = own.left()
    expect(await joinPhotos(own.fileStore, keys, 'a sender')).toEqual({ ok: false, key: 'Unavailable', status: 503 })
    expect(own.left()).toEqual(before)
    share = 0.1
    expect(await joinPhotos(own.fileStore, keys, 'a sender')).toMatchObject({ ok: true })
    await own.stop()
  })
})
