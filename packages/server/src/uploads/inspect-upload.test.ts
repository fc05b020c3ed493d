import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it, test } from 'vitest'
import { filesLocal } from '../adapters/files-local.ts'
import { Refusal } from '../kit/refusal.ts'
import { makeHeic } from '../testing/files/heic.ts'
import { makePdf, objectStream } from '../testing/files/pdf.ts'
import { makeFrames, makeJpeg, makePattern, noise } from '../testing/files/pictures.ts'
import { makeZip } from '../testing/files/zip.ts'
import { longestTurn } from '../testing/longest-turn.ts'
import { inspectFile } from './inspect/inspect-file.ts'
import { newPicture, openPages } from './inspect/pictures.ts'
import { drawSentPicture, inspectUpload, signableDocument } from './inspect-upload.ts'
import { runInSandbox } from './sandbox/run-in-sandbox.ts'
import { testKeys } from './testing/upload-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-inspect-'))
const fileStore = filesLocal({ folder, keys: testKeys })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* once(bytes: Buffer) {
  yield bytes
}
/** Inspections run at low priority, and other tests may occupy both cores. */
const patient = { timeout: 120_000 }
const inMinutes = { cpuMilliseconds: 60_000, milliseconds: 60_000 }
const inspect = async (
  fileName: string,
  bytes: Buffer,
  limits = inMinutes,
  sender = 'a sender',
  isGone = () => false,
) => {
  const pending = await fileStore.receive(once(bytes))
  try {
    const inspected = await inspectUpload(fileStore, pending, { fileName, sender, isGone }, limits)
    if (inspected.ok && inspected.file !== pending) await inspected.file.discard()
    return inspected
  } finally {
    await pending.discard()
  }
}

/** This many megabytes of zeros, compressed as a stream. */
const zerosPacked = (megabytes: number): Promise<Buffer> => {
  const zeros = Buffer.alloc(1024 * 1024)
  const deflate = createDeflate({ level: 1 })
  Readable.from(Array.from({ length: megabytes }, () => zeros)).pipe(deflate)
  return buffer(deflate)
}

test.each([
  ['a picture', 1],
  ['pages', 3],
])(
  'what is made of %s has the size that a file may have, in a lower quality where it would be larger',
  async (_, frames) => {
    const sent = await makePattern(400, 400, frames)
    const [usual, fits] = [await newPicture(sent, 'webp'), 80_000 * frames]
    expect(usual.bytes.length).toBeGreaterThan(Math.max(fits, 20 * sent.length))
    const lower = await newPicture(sent, 'webp', fits)
    expect(lower).toMatchObject({ kind: usual.kind, pages: frames })
    expect(lower.bytes.length).toBeLessThanOrEqual(fits)
    await expect(newPicture(sent, 'webp', 10_000)).rejects.toThrow('FileTooLarge')
  },
)

describe('a file is inspected in its own process', () => {
  it('which returns its kind, and makes the picture that is stored', async () => {
    expect(await inspect('a.jpg', await makeJpeg())).toMatchObject({ ok: true, about: { kind: 'jpeg', pages: 1 } })
    expect(await inspect('a.pdf', makePdf())).toMatchObject({ ok: true, about: { kind: 'pdf', pages: 1 } })
  })
  it('which reports the refusal of a file', async () =>
    expect(await inspect('a.pdf', Buffer.from('MZ'))).toEqual({ ok: false, key: 'FileTypeNotAccepted' }))
  it.each([
    ['by its processor time, which counts against the file', { cpuMilliseconds: 1 }, 'FileUnsafe'],
    ['by the clock, which a busy machine does to any file', { milliseconds: 1 }, 'Unavailable'],
  ])('which is stopped %s', async (_, limit, key) =>
    expect(await inspect('a.pdf', makePdf(), { ...inMinutes, ...limit })).toEqual({ ok: false, key }),
  )
  it('which refuses an animated picture by its pixels before decoding a frame', async () =>
    expect(await inspect('a.gif', await makeFrames(3200, 3200, 30))).toEqual({ ok: false, key: 'FileUnsafe' }))
  it('which stops itself when the file takes too much memory', { timeout: 90_000 }, async () => {
    const packed = await zerosPacked(900)
    expect(await inspect('a.pdf', makePdf({ objects: [objectStream('', undefined, packed)] }))).toEqual({
      ok: false,
      key: 'FileUnsafe',
    })
  })
})

/** A box of an HEIC picture. */
const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

it('frees the place of a file about which a library prints, more often than there are places', patient, async () => {
  const handler = box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1'))
  const brands = box('ftyp', Buffer.from('heic\0\0\0\0heicmif1', 'latin1'))
  const withoutLocation = Buffer.concat([brands, box('meta', Buffer.alloc(4), handler), Buffer.alloc(2000)])
  for (let count = 0; count < 3; count += 1)
    expect(await inspect('a.heic', withoutLocation)).toMatchObject({ ok: false })
  expect(await inspect('a.jpg', await makeJpeg())).toMatchObject({ ok: true })
})

it.each([
  ['fails', () => Promise.reject(new Error('the disk is full')), 'the disk is full'],
  ['returns without reading it', () => Promise.resolve(), undefined],
])('ends the process of a large picture whose receiver %s', patient, async (_, use, message) => {
  const picture = await noise(2016, 1512).jpeg({ quality: 95 }).toBuffer()
  const ran = runInSandbox('inspect', { fileName: 'a.jpg' }, once(picture), use, inMinutes)
  await (message === undefined ? expect(ran).resolves.toBeUndefined() : expect(ran).rejects.toThrow(message))
})

it('drops a file from the line whose sender has left', async () =>
  expect(await inspect('a.jpg', await makeJpeg(), inMinutes, 'a sender', () => true)).toEqual({
    ok: false,
    key: 'Unavailable',
  }))

it('takes little time for text of quotation marks alone', patient, async () => {
  const marks = [...randomBytes(900_000)].map((byte) => (byte % 2 === 0 ? '"' : "'")).join('')
  const archive = makeZip([{ name: 'a.csv', data: marks }])
  expect(await inspect('a.zip', archive, { ...inMinutes, cpuMilliseconds: 8_000 })).toMatchObject({ ok: true })
})

test(
  'files of one sender are inspected one after another, so that other senders are not delayed',
  patient,
  async () => {
    const large = await noise(2016, 1512).jpeg({ quality: 90 }).toBuffer()
    const small = await makeJpeg()
    const finished: string[] = []
    const send = async (sender: string, name: string, bytes: Buffer) => {
      expect(await inspect('a.jpg', bytes, inMinutes, sender)).toMatchObject({ ok: true })
      finished.push(name)
    }
    const sent = [send('one', 'first', large), send('one', 'second', large), send('one', 'third', large)]
    await Promise.all([...sent, send('other', 'small', small)])
    // Beside one of the others, whichever arrives first: which of the two is done first is the machine's.
    expect(finished.slice(0, 2)).toContain('small')
    expect(finished.toSorted()).toEqual(['first', 'second', 'small', 'third'])
  },
)

test('an inspection blocks the server’s thread for less than 50 milliseconds', patient, async () => {
  const large = [
    ['a.jpg', await noise(4032, 3024).jpeg({ quality: 90 }).toBuffer()],
    ['a.zip', makeZip(Array.from({ length: 1000 }, (_, at) => ({ name: `${at}.txt`, data: `note ${at}` })))],
    ['a.pdf', makePdf({ objects: Array.from({ length: 10_000 }, (_, at) => `<< /A ${at} >>`) })],
  ] as const
  for (const [name, bytes] of large) {
    const longest = await longestTurn(50, async () => expect(await inspect(name, bytes)).toMatchObject({ ok: true }))
    expect(longest).toBeLessThan(50)
  }
})

/** A PDF whose object streams take long to parse. */
const heavyToParse = (): Buffer => {
  const each = '[[1]] '
  const count = 60_000
  const head = Array.from({ length: count }, (_, n) => `${n + 10} ${n * each.length} `).join('')
  const packed = deflateSync(head + each.repeat(count))
  const stream = Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N ${count} /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ])
  return makePdf({ objects: Array.from({ length: 40 }, () => stream) })
}

test('documents that staff send have a place of their own, and are stopped early', patient, async () => {
  const heavy = heavyToParse()
  const done: string[] = []
  const asked = ['one', 'two'].map((site) =>
    signableDocument(`site|${site}`, heavy).then(
      (found) => done.push(found ? 'signable' : 'refused'),
      // On a busy machine one waits for too long.
      () => done.push('refused'),
    ),
  )
  await inspect('a.jpg', await makeJpeg())
  done.push('upload')
  await Promise.all(asked)
  expect(done.filter((one) => one === 'refused')).toHaveLength(2)
  expect(done.at(-1)).toBe('refused')
})

test(
  'a brokerage has a share of the line of staff, so that another waits for one of its files only',
  patient,
  async () => {
    const document = makePdf()
    const done: string[] = []
    const asked = Array.from({ length: 40 }, () =>
      signableDocument('brokerage|one', document).then(
        () => done.push('inspected'),
        (error: unknown) => done.push(error instanceof Refusal ? error.key : 'thrown'),
      ),
    )
    await signableDocument('brokerage|other', document).then(() => done.push('other'))
    await Promise.all(asked)
    expect(done.filter((one) => one === 'TooManyRequests')).toHaveLength(35)
    expect(done.filter((one) => one !== 'TooManyRequests').indexOf('other')).toBe(1)
  },
)

test('a picture of a brand is refused by its size before it is decoded', async () => {
  const large = await sharp({ create: { width: 5100, height: 5000, channels: 3, background: '#7a1f5c' } })
    .jpeg()
    .toBuffer()
  const most = 25_000_000
  expect(await inspectFile(large, '')).toMatchObject({ inspection: { ok: true } })
  // What it has of its pixels is not read.
  const withoutEnd = large.subarray(0, large.length / 2)
  expect(await inspectFile(withoutEnd, '')).toEqual({ inspection: { ok: false, key: 'FileDamaged' } })
  await expect(openPages(withoutEnd, 'jpeg', most)).rejects.toMatchObject({ key: 'FileUnsafe' })
  expect(await drawSentPicture('site|ours', large, 'photo')).toBeUndefined()
})

test.each([
  ['a photo of an iPhone', async () => makeHeic(), [64, 48]],
  [
    'a strip that lies on its side',
    () => noise(1200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    [27, 320],
  ],
])('%s is drawn upright and whole as a logo, and fills the place of a portrait', async (_, make, [width, height]) => {
  const bytes = await make()
  const sizeOf = async (place: 'logo' | 'photo') => sharp(await drawSentPicture('site|ours', bytes, place)).metadata()
  expect(await sizeOf('logo')).toMatchObject({ width, height })
  expect(await sizeOf('photo')).toMatchObject({ width: 512, height: 512 })
})
