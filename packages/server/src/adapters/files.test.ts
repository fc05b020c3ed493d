import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { deriveKeys } from '../kit/hash.ts'
import { FileCorrupted, type FileStore, StoreUnavailable } from '../ports/files.ts'
import { filesLocal } from './files-local.ts'
import { filesS3 } from './files-s3.ts'
import { parseS3Address } from './files-s3-address.ts'
import { startS3Server } from './testing/s3-server.ts'
import { startSlowBucket } from './testing/slow-bucket.ts'

interface World {
  open(...secretKeys: [Buffer, ...Buffer[]]): FileStore
  /** The folder of incoming files. */
  incoming: string
  /** The folder of stored bytes, for a test that changes them. */
  disk: string
  stop(): Promise<void>
}

const worlds: Record<string, () => Promise<World>> = {
  'a local folder': async () => {
    const disk = mkdtempSync(join(tmpdir(), 'foyer-files-'))
    return {
      open: (...secretKeys) => filesLocal({ folder: disk, keys: deriveKeys(secretKeys).files }),
      incoming: join(disk, 'incoming'),
      disk,
      stop: async () => rmSync(disk, { recursive: true }),
    }
  },
  S3: async () => {
    const { endpoint, credentials, directory, stop } = await startS3Server('uploads')
    const incoming = mkdtempSync(join(tmpdir(), 'foyer-incoming-'))
    const address = parseS3Address(`s3://uploads/foyer?endpoint=${endpoint}&region=ca-central-1`)
    return {
      open: (...secretKeys) =>
        filesS3({ ...address, incoming, credentials, pageSize: 30, keys: deriveKeys(secretKeys).files }),
      incoming,
      disk: directory,
      async stop() {
        rmSync(incoming, { recursive: true })
        await stop()
      },
    }
  },
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function* inPieces(bytes: Buffer, length = 10_007) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function* breaking(bytes: Buffer) {
  yield bytes
  throw new Error('the line broke')
}

const wholeOf = async (stream: AsyncIterable<Buffer> | undefined) => {
  const parts: Buffer[] = []
  for await (const part of stream ?? expect.fail('there is no such file')) parts.push(part)
  return Buffer.concat(parts)
}

describe.each(Object.entries(worlds))('%s', (_name, make) => {
  const secretKey = randomBytes(32)
  let world: World
  let store: FileStore
  beforeAll(async () => {
    world = await make()
    store = world.open(secretKey)
  })
  afterAll(async () => {
    store.close()
    await world.stop()
  })

  const filesBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const pathOf = (storageKey: string) =>
    filesBelow(world.disk).find((path) => path.includes(storageKey) && readFileSync(path).includes('FOYERF1')) ?? ''
  const listed = async () => {
    const keys: string[] = []
    for await (const { storageKey } of store.list()) keys.push(storageKey)
    return keys
  }

  // Around the boundaries of a segment of 64 KiB and of a batch of four.
  test.each([0, 1, 65_535, 65_536, 65_537, 262_144, 262_145, 1_000_003])('gives %i bytes back', async (length) => {
    const bytes = randomBytes(length)
    const stored = await store.store(inPieces(bytes))
    expect(stored).toMatchObject({ size: length, sha256: sha256(bytes) })
    expect(stored.storageKey).toMatch(/^[0-9a-f]{32}$/)
    expect(await wholeOf(await store.open(stored.storageKey))).toEqual(bytes)
    const about = await store.stat(stored.storageKey)
    expect(about).toMatchObject(stored)
    expect(Math.abs((about?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  test('frees the memory of an inspection: it is empty then, and never has another file’s bytes', async () => {
    for (const end of ['keep', 'discard'] as const) {
      const pending = await store.receive(inPieces(randomBytes(100_000)))
      const piece = await pending.read(0, 1000)
      expect(piece).toHaveLength(1000)
      await pending[end]()
      expect(piece).toHaveLength(0)
    }
  })

  test('reads a received file at any position before it is stored, and leaves nothing after it is discarded', async () => {
    const bytes = randomBytes(300_000)
    const pending = await store.receive(inPieces(bytes))
    for (const [start, length] of [
      [0, 10],
      [65_530, 20],
      [131_000, 100_000],
      [299_990, 100],
      [300_000, 5],
      [400_000, 5],
    ] as const)
      expect(await pending.read(start, length)).toEqual(bytes.subarray(start, start + length))
    expect(await listed()).not.toContain(pending.storageKey)
    await pending.discard()
    expect(await store.open(pending.storageKey)).toBeUndefined()
    expect(filesBelow(world.incoming)).toEqual([])
  })

  test('leaves nothing of a stream that breaks or is aborted', async () => {
    const before = await listed()
    await expect(store.store(breaking(randomBytes(200_000)))).rejects.toThrow('the line broke')
    await expect(store.store(inPieces(randomBytes(200_000)), AbortSignal.abort())).rejects.toThrow()
    expect(filesBelow(world.incoming)).toEqual([])
    expect(await listed()).toEqual(before)
  })

  test('removes a file, and ignores a second removal', async () => {
    const { storageKey } = await store.store(inPieces(randomBytes(10)))
    await store.remove(storageKey)
    await store.remove(storageKey)
    expect([await store.open(storageKey), await store.stat(storageKey)]).toEqual([undefined, undefined])
    expect(await listed()).not.toContain(storageKey)
  })

  test.each(['', '..', '../../etc/passwd', 'incoming/x', 'f'.repeat(31), `${'f'.repeat(31)}/`, 'f'.repeat(32)])(
    'has no file “%s”',
    async (storageKey) => {
      expect(await store.open(storageKey)).toBeUndefined()
      expect(await store.stat(storageKey)).toBeUndefined()
      await store.remove(storageKey)
    },
  )

  test('reveals nothing of a file’s content on disk', async () => {
    const bytes = Buffer.from('SIN 046 454 286 '.repeat(10_000))
    const { storageKey } = await store.store(inPieces(bytes))
    expect(readFileSync(pathOf(storageKey)).includes('046 454')).toBe(false)
  })

  describe('does not return a file that was changed on disk:', () => {
    const changes: Record<string, (bytes: Buffer) => Buffer> = {
      'one bit of it': (bytes) =>
        Buffer.concat([bytes.subarray(0, -9), Buffer.from([(bytes.at(-9) ?? 0) ^ 1]), bytes.subarray(-8)]),
      'its size': (bytes) =>
        Buffer.concat([bytes.subarray(0, 50), Buffer.from([(bytes[50] ?? 0) ^ 1]), bytes.subarray(51)]),
      'its end, cut off': (bytes) => bytes.subarray(0, -70_000),
      'all but its head, cut off': (bytes) => bytes.subarray(0, 100),
      'all of it, cut off': () => Buffer.alloc(0),
      'two segments, swapped': (bytes) =>
        Buffer.concat([
          bytes.subarray(0, 100),
          bytes.subarray(100 + 65_552, 100 + 2 * 65_552),
          bytes.subarray(100, 100 + 65_552),
          bytes.subarray(100 + 2 * 65_552),
        ]),
      'more behind it': (bytes) => Buffer.concat([bytes, Buffer.alloc(100)]),
    }
    test.each(Object.entries(changes))('%s', async (_what, change) => {
      const { storageKey } = await store.store(inPieces(randomBytes(200_000)))
      const path = pathOf(storageKey)
      const before = readFileSync(path)
      const after = change(before)
      writeFileSync(path, after)
      await expect((async () => wholeOf(await store.open(storageKey)))()).rejects.toThrow(FileCorrupted)
      // Its length and its head are looked at without reading it. The bucket of the test has no reply for a part of nothing.
      if (after.length > 0 && after.length !== before.length)
        await expect(store.stat(storageKey)).rejects.toThrow(FileCorrupted)
    })
    test('does not return another file’s bytes under its name', async () => {
      const one = await store.store(inPieces(randomBytes(1000)))
      const other = await store.store(inPieces(randomBytes(1000)))
      writeFileSync(pathOf(one.storageKey), readFileSync(pathOf(other.storageKey)))
      await expect(store.stat(one.storageKey)).rejects.toThrow(FileCorrupted)
    })
  })

  test('cannot be read by a server with another key, which reports the missing key', async () => {
    const { storageKey } = await store.store(inPieces(randomBytes(10)))
    const stranger = world.open(randomBytes(32))
    await expect(stranger.stat(storageKey)).rejects.toThrow('SECRET_KEY')
    stranger.close()
  })

  test('is sealed again with the newest key, and then needs no other', async () => {
    const [bytes, newer] = [randomBytes(200_000), randomBytes(32)]
    const { storageKey } = await store.store(inPieces(bytes))
    const both = world.open(newer, secretKey)
    expect(await both.stat(storageKey)).toMatchObject({ isCurrent: false })
    const reading = await both.open(storageKey)
    await both.reseal(storageKey)
    expect(await both.stat(storageKey)).toMatchObject({ isCurrent: true, size: bytes.length, sha256: sha256(bytes) })
    const alone = world.open(newer)
    expect(await wholeOf(await alone.open(storageKey))).toEqual(bytes)
    expect(await wholeOf(reading)).toEqual(bytes)
    await expect(store.stat(storageKey)).rejects.toThrow('SECRET_KEY')
    expect(filesBelow(world.incoming)).toEqual([])
    // A file that is gone stays gone.
    await both.remove(storageKey)
    await both.reseal(storageKey)
    expect(await both.stat(storageKey)).toBeUndefined()
    both.close()
    alone.close()
  })

  test('that was changed on disk is not sealed again', async () => {
    const { storageKey } = await store.store(inPieces(randomBytes(200_000)))
    const path = pathOf(storageKey)
    const changed = readFileSync(path)
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1
    writeFileSync(path, changed)
    await expect(store.reseal(storageKey)).rejects.toThrow(FileCorrupted)
    expect(readFileSync(path)).toEqual(changed)
    expect(filesBelow(world.incoming)).toEqual([])
  })

  test('deletes the old partial files of a killed server', async () => {
    await (await store.receive(inPieces(randomBytes(10)))).discard()
    const left = join(world.incoming, 'f'.repeat(32))
    writeFileSync(left, 'half of a file')
    const hourAgo = new Date(Date.now() - 3_600_000)
    expect(await store.sweep(hourAgo)).toBe(0)
    utimesSync(left, new Date(0), new Date(0))
    expect(await store.sweep(hourAgo)).toBe(1)
    expect(filesBelow(world.incoming)).toEqual([])
  })

  test('reports the free share of the disk', async () => {
    const share = await store.freeShare()
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThanOrEqual(1)
  })

  test('lists more files than one reply holds', async () => {
    const before = (await listed()).length
    const stored = await Promise.all(Array.from({ length: 70 }, () => store.store(inPieces(Buffer.from('x')))))
    const after = await listed()
    expect(after).toHaveLength(before + 70)
    expect(after).toEqual(expect.arrayContaining(stored.map(({ storageKey }) => storageKey)))
  })
})

describe('a bucket', () => {
  const open = ({ endpoint, credentials }: Awaited<ReturnType<typeof startSlowBucket>>, patience = 20_000) => {
    const incoming = mkdtempSync(join(tmpdir(), 'foyer-incoming-'))
    const address = parseS3Address(`s3://uploads/foyer?endpoint=${endpoint}&region=ca-central-1`)
    return filesS3({ ...address, incoming, credentials, patience, keys: deriveKeys([randomBytes(32)]).files })
  }

  test('that is slow serves a file beside sixty that were opened and left unread', async () => {
    const bucket = await startSlowBucket()
    const store = open(bucket)
    const bytes = randomBytes(1000)
    const { storageKey } = await store.store(inPieces(bytes))
    for (let opened = 0; opened < 60; opened += 1) {
      const left = Readable.from((await store.open(storageKey)) ?? [])
      left.destroy()
      await once(left, 'close')
    }
    expect(bucket.waiting()).toBe(0)
    const whole = wholeOf(await store.open(storageKey))
    await expect.poll(bucket.waiting).toBe(1)
    bucket.release()
    expect(await whole).toEqual(bytes)
    store.close()
    await bucket.stop()
  })

  test('that does not reply to an upload is asked once more, over another connection', async () => {
    const bucket = await startSlowBucket({ silentUploads: 1 })
    const store = open(bucket, 300)
    const bytes = randomBytes(1000)
    const { storageKey } = await store.store(inPieces(bytes))
    bucket.release()
    expect(await wholeOf(await store.open(storageKey))).toEqual(bytes)
    store.close()
    await bucket.stop()
  })

  test('that replies to no upload is unavailable after the second try', async () => {
    const bucket = await startSlowBucket({ silentUploads: 3 })
    const store = open(bucket, 300)
    await expect(store.store(inPieces(randomBytes(1000)))).rejects.toBeInstanceOf(StoreUnavailable)
    expect((await store.store(inPieces(randomBytes(1000)))).size).toBe(1000)
    store.close()
    await bucket.stop()
  })

  test.each([503, 500, 429, 307])(
    'that replies %i is unavailable, which is no failure of the server',
    async (status) => {
      const bucket = await startSlowBucket({ status })
      const store = open(bucket)
      await expect(store.open('f'.repeat(32))).rejects.toBeInstanceOf(StoreUnavailable)
      await expect(store.stat('f'.repeat(32))).rejects.toBeInstanceOf(StoreUnavailable)
      await expect(store.store(inPieces(randomBytes(10)))).rejects.toBeInstanceOf(StoreUnavailable)
      store.close()
      await bucket.stop()
    },
  )
})

describe('an S3 address', () => {
  it('has a bucket, its location, and a folder in it', () => {
    expect(parseS3Address('s3://deals')).toEqual({
      bucket: 'deals',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
    })
    expect(parseS3Address('s3://deals/a/b/?endpoint=https://minio.example:9000&region=ca-central-1')).toEqual({
      bucket: 'deals',
      prefix: 'a/b/',
      endpoint: 'https://minio.example:9000',
      region: 'ca-central-1',
    })
  })
  test.each(['https://deals', 's3:deals', 's3://deals?endpoint=file:///etc'])('cannot be %s', (address) =>
    expect(() => parseS3Address(address)).toThrow(/S3/),
  )
})
