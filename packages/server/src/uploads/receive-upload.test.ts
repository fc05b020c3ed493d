import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { scannerClamd } from '../adapters/scanner-clamd.ts'
import { eicar, startFakeClamd } from '../adapters/testing/fake-clamd.ts'
import { makeHeic } from '../testing/files/heic.ts'
import { makePdf } from '../testing/files/pdf.ts'
import { makeBmp, makeJpeg, makeScan, noise } from '../testing/files/pictures.ts'
import { makeZip } from '../testing/files/zip.ts'
import { type UploadApp, uploadApp } from './testing/upload-app.ts'

let server: UploadApp
let photo: Buffer
beforeAll(async () => {
  server = await uploadApp()
  photo = await makeJpeg(300, 200)
})
afterAll(() => server.stop())

const bytesOf = async (storageKey: string) => {
  const stream = (await server.fileStore.open(storageKey)) ?? expect.fail('not kept')
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

describe('a file that is received', () => {
  it('is stored unchanged when it is a document, with its size, checksum, clean name, kind, pages and the fields', async () => {
    const pdf = makePdf()
    const { status, file } = await server.send('../My\u202e letter\u0007.PDF', pdf)
    expect(status).toBe(200)
    expect(file).toEqual({
      storageKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      fileName: 'My letter.PDF',
      contentType: 'application/pdf',
      size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      pages: 1,
      flags: [],
      scanned: false,
      fields: { SiteID: 'ours' },
    })
    expect(await bytesOf(file?.storageKey ?? '')).toEqual(pdf)
  })
  it('is re-encoded when it is a picture: upright, without its location, and with the checksum of the stored bytes', async () => {
    const taken = await noise(300, 200)
      .withExif({ IFD0: { Artist: 'SECRET-PLACE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { file } = await server.send('photo.jpg', taken)
    const kept = await bytesOf(file?.storageKey ?? '')
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 300 })
    expect(kept.includes('SECRET-PLACE')).toBe(false)
    expect(file).toMatchObject({ size: kept.length, sha256: createHash('sha256').update(kept).digest('hex'), pages: 1 })
  })
  test.each([
    ['an iPhone’s photo', 'IMG.HEIC', () => makeHeic(), { fileName: 'IMG.jpg', contentType: 'image/jpeg', pages: 1 }],
    ['a bitmap', 'a.bmp', () => makeBmp(), { fileName: 'a.png', contentType: 'image/png', pages: 1 }],
    ['a scan of pages', 'a.tif', () => makeScan(3), { fileName: 'a.pdf', contentType: 'application/pdf', pages: 3 }],
  ])('is converted when it is %s', async (_, name, make, kept) => {
    const { file } = await server.send(name, await make())
    expect(file).toMatchObject(kept)
    expect((await bytesOf(file?.storageKey ?? '')).length).toBe(file?.size)
  })
  it('is encrypted on disk, readable by its own user only, and has a random name', async () => {
    await server.send('statement.jpg', photo)
    for (const path of server.left()) {
      expect(readFileSync(path).includes(photo.subarray(0, 16))).toBe(false)
      expect(statSync(path).mode & 0o777).toBe(0o600)
      expect(path).toMatch(/\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
    }
    expect(server.left().length).toBeGreaterThan(0)
  })
  it('may precede or follow the fields, and a French name is preserved', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(photo)]), 'Relevé d’août.jpg')
    form.set('SiteID', 'ours')
    const { file } = await server.sendForm(form)
    expect(file).toMatchObject({ fileName: 'Relevé d’août.jpg', fields: { SiteID: 'ours' } })
  })
  it('has a name that matches a picture’s content', async () => {
    expect((await server.send('photo.png', photo)).file).toMatchObject({
      fileName: 'photo.jpg',
      contentType: 'image/jpeg',
    })
  })
})

describe('a file is refused, and nothing of it is left:', () => {
  const before = () => server.left()
  test.each<[string, number, string, () => Buffer]>([
    ['FileTypeNotAccepted', 415, 'run.exe', () => photo],
    ['FileTypeNotAccepted', 415, 'a.pdf', () => Buffer.from('MZ\u0090 a program')],
    ['FileEmpty', 200, 'a.pdf', () => Buffer.alloc(0)],
    ['FileNameMismatch', 200, 'a.pdf', () => photo],
    ['FilePasswordProtected', 200, 'a.zip', () => makeZip([{ name: 'a.txt', data: 'x', flags: 0x801 }])],
    ['FileDamaged', 200, 'a.jpg', () => photo.subarray(0, 200)],
    ['FileUnsafe', 200, 'a.pdf', () => makePdf({ catalogue: '/OpenAction << /S /Launch >>' })],
  ])('%s (%i)', async (key, status, name, make) => {
    const kept = before()
    expect(await server.send(name, make())).toEqual({ status, key, file: undefined })
    expect(server.left()).toEqual(kept)
  })
})

describe('a form is refused', () => {
  const blob = () => new Blob([new Uint8Array(photo)])
  const forms: Record<string, (form: FormData) => void> = {
    'without a file': (form) => form.set('SiteID', 'ours'),
    'with two files': (form) => {
      form.append('file', blob(), 'a.jpg')
      form.append('file', blob(), 'b.jpg')
    },
    'with a field of a novel’s length': (form) => {
      form.set('file', blob(), 'a.jpg')
      form.set('SiteID', 'x'.repeat(5000))
    },
    'with very many fields': (form) => {
      form.set('file', blob(), 'a.jpg')
      for (let field = 0; field < 20; field += 1) form.set(`field${field}`, 'x')
    },
  }
  test.each(Object.entries(forms))('%s', async (_, fill) => {
    const kept = server.left()
    const form = new FormData()
    fill(form)
    expect(await server.sendForm(form)).toEqual({ status: 400, key: 'InvalidRequest', file: undefined })
    expect(server.left()).toEqual(kept)
  })
  test.each([
    ['multipart/form-data; boundary=other', 400, 'InvalidRequest'],
    ['multipart/form-data; boundary=', 400, 'InvalidRequest'],
    ['multipart/form-data', 415, 'UnsupportedMediaType'],
    ['multipart/mixed; boundary=x', 415, 'UnsupportedMediaType'],
    ['application/json', 400, 'InvalidRequest'],
    ['image/jpeg', 415, 'UnsupportedMediaType'],
  ])('that is declared as %s', async (type, status, key) => {
    const payload = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
    const answer = await server.app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json<{ ReturnStatus: object }>().ReturnStatus]).toEqual([
      status,
      { ReturnCode: status, ReturnMessage: key },
    ])
  })
  it('with a field named __proto__, without changing anything', async () => {
    const form = new FormData()
    form.set('__proto__', 'polluted')
    form.set('file', blob(), 'a.jpg')
    expect((await server.sendForm(form)).status).toBe(200)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('a scanner', () => {
  let stop = async () => {}
  afterEach(() => stop())
  const scanned = async (mishap?: 'hangs up') => {
    const clamd = await startFakeClamd(mishap)
    const own = await uploadApp({ scanner: scannerClamd({ ...clamd, silenceMilliseconds: 500 }) })
    stop = async () => {
      await own.stop()
      await clamd.stop()
    }
    return own
  }
  it('receives the original file, and its result is stored with it', async () => {
    const own = await scanned()
    expect((await own.send('a.jpg', photo)).file).toMatchObject({ scanned: true })
  })
  it('that finds something refuses the file', async () => {
    const own = await scanned()
    const infected = makeZip([{ name: 'a.txt', data: eicar, method: 0 }])
    expect(await own.send('a.zip', infected)).toEqual({ status: 200, key: 'FileInfected', file: undefined })
    expect(own.left()).toEqual([])
  })
  it('that does not respond leaves the file unscanned', async () => {
    const own = await scanned('hangs up')
    expect(await own.send('a.jpg', photo)).toMatchObject({ status: 200, file: { scanned: false } })
  })
})

test('nothing more is accepted with less than a tenth of the disk free', async () => {
  let share = 0.0999
  const own = await uploadApp({ freeShare: async () => share })
  expect(await own.send('a.jpg', photo)).toMatchObject({ status: 503, key: 'Unavailable' })
  share = 0.1
  expect(await own.send('a.jpg', photo)).toMatchObject({ status: 200 })
  await own.stop()
})
