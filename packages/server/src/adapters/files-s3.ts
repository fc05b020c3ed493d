import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Keys } from '../kit/hash.ts'
import { headerBytes } from '../kit/sealed-file.ts'
import { FileCorrupted, type FileStore, isStorageKey, StoreUnavailable } from '../ports/files.ts'
import { type Arrived, freeShareOf, receiveInto, receiveSealed, removeFile, sweepFolder } from './files-incoming.ts'
import type { S3Address } from './files-s3-address.ts'
import { aboutWhole, unsealed } from './files-unsealed.ts'

export interface S3Files extends S3Address {
  /** Local folder where files arrive and are inspected. */
  incoming: string
  keys: Keys['files']
  /** Names per request; by default the maximum of S3 (1,000). */
  pageSize?: number
  /** Milliseconds until a reply begins, with all tries of the client; an upload has the time of its bytes in addition. */
  patience?: number
  /** By default found as AWS tools find them (environment, profile, role). */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** Milliseconds. A browser that takes nothing of a download for half a minute keeps the connection to the bucket silent. */
const timeouts = { connectionTimeout: 5000, socketTimeout: 40_000 }
const longestWait = 20_000
const tries = 3
/** Where nothing replies; the second one takes another connection. */
const silentTries = 2
/** Of an upload: 100 kB/s. */
const slowestBytesPerMillisecond = 100

/**
 * A bucket of S3 or a compatible service. Files are sealed, so neither the bucket nor the connection reveals their
 * content.
 */
export const filesS3 = (options: S3Files): FileStore => {
  const { bucket, prefix, endpoint, region, incoming, keys, pageSize, credentials, patience = longestWait } = options
  const inTime = replyWithin(patience)
  const client = new S3Client({
    region,
    maxAttempts: tries,
    requestHandler: timeouts,
    // Other services accept only the checksum that we name.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The address names the endpoint; one of the machine's AWS configuration would not have been checked.
    ignoreConfiguredEndpointUrls: true,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  // Around the client's own tries.
  client.middlewareStack.add((next) => (call) => next(call).catch(asUnavailable), { step: 'initialize' })
  const placeOf = (storageKey: string) => ({ Bucket: bucket, Key: `${prefix}${storageKey}` })

  const put = async ({ path, storageKey }: Pick<Arrived, 'path' | 'storageKey'>) => {
    const { size } = await stat(path)
    const checksum = await sha256Of(path)
    await again(() => {
      const body = createReadStream(path)
      // The client reads the stream only once it sends; without this, a stream that fails earlier would never end its
      // request.
      const failed = new AbortController()
      body.on('error', (error) => failed.abort(error))
      const command = new PutObjectCommand({
        ...placeOf(storageKey),
        Body: body,
        ContentLength: size,
        ContentType: 'application/octet-stream',
        ChecksumSHA256: checksum,
      })
      const send = (late: AbortSignal) =>
        client.send(command, { abortSignal: AbortSignal.any([failed.signal, late]) }).finally(() => body.destroy())
      return inTime(send, size / slowestBytesPerMillisecond)
    })
  }
  const remove = async (storageKey: string) => {
    if (!isStorageKey(storageKey)) return
    await inTime((abortSignal) => client.send(new DeleteObjectCommand(placeOf(storageKey)), { abortSignal }))
  }
  const receive: FileStore['receive'] = async (source, signal) => {
    const arrived = await receiveInto(incoming, keys, source, signal)
    const { storageKey, size, sha256, read, discard } = arrived
    const keep = async () => {
      try {
        await put(arrived)
      } catch (error) {
        const removed = remove(storageKey).catch(() => {})
        // The person waited already. What a silent bucket has stored after all is removed with the files that no row names.
        if (!(error instanceof BucketSilent)) await removed
        throw error
      } finally {
        await discard()
      }
      return { storageKey, size, sha256 }
    }
    return { storageKey, size, sha256, read, keep, discard }
  }
  /** Fetched at the first read, so that a file that is not read, or not to its end, holds no connection to the bucket. */
  async function* fetchWhenAsked(storageKey: string): AsyncGenerator<Uint8Array> {
    const command = new GetObjectCommand(placeOf(storageKey))
    const { Body } = await inTime((abortSignal) => client.send(command, { abortSignal }))
    try {
      yield* Body as AsyncIterable<Uint8Array>
    } catch (error) {
      asUnavailable(error)
    }
  }
  const isStored = async (storageKey: string) =>
    isStorageKey(storageKey) &&
    (await orAbsent(
      inTime((abortSignal) => client.send(new HeadObjectCommand(placeOf(storageKey)), { abortSignal })),
    )) !== undefined

  const openStored: FileStore['open'] = async (storageKey) =>
    (await isStored(storageKey)) ? unsealed(keys, storageKey, fetchWhenAsked(storageKey)) : undefined

  return {
    receive,
    store: async (source, signal) => (await receive(source, signal)).keep(),
    open: openStored,
    openSealed: async (storageKey) => ((await isStored(storageKey)) ? fetchWhenAsked(storageKey) : undefined),
    async keepSealed(storageKey, sealed) {
      const path = await receiveSealed(incoming, keys, storageKey, sealed)
      try {
        await put({ path, storageKey })
      } finally {
        await removeFile(path)
      }
    },
    async reseal(storageKey) {
      const bytes = await openStored(storageKey)
      if (!bytes) return
      const arrived = await receiveInto(incoming, keys, bytes, undefined, storageKey)
      try {
        if (await isStored(storageKey)) await put(arrived)
      } finally {
        await arrived.discard()
      }
    },
    async stat(storageKey) {
      if (!isStorageKey(storageKey)) return undefined
      const command = new GetObjectCommand({ ...placeOf(storageKey), Range: `bytes=0-${headerBytes - 1}` })
      const found = await orAbsent(inTime((abortSignal) => client.send(command, { abortSignal })))
      if (!found?.Body) return undefined
      const header = Buffer.from(await found.Body.transformToByteArray())
      const [, length] = /\/(\d+)$/.exec(found.ContentRange ?? '') ?? []
      const about = aboutWhole(keys, storageKey, header, length === undefined ? undefined : Number(length))
      return { storageKey, ...about, storedAt: found.LastModified ?? new Date(0) }
    },
    remove,
    async *list() {
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix,
            ...(pageSize !== undefined && { MaxKeys: pageSize }),
            ...(token !== undefined && { ContinuationToken: token }),
          }),
        )
        token = page.NextContinuationToken
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
          const storageKey = Key.slice(prefix.length)
          if (isStorageKey(storageKey)) yield { storageKey, storedAt: LastModified }
        }
      } while (token !== undefined)
    },
    sweep: (olderThan) => sweepFolder(incoming, olderThan),
    freeShare: freeShareOf(incoming),
    close: () => client.destroy(),
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

class BucketSilent extends StoreUnavailable {}

/** Ends a call whose reply has not begun in time. */
const replyWithin =
  (patience: number) =>
  async <T>(call: (signal: AbortSignal) => Promise<T>, longer = 0): Promise<T> => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), patience + longer)
    try {
      return await call(late.signal)
    } catch (error) {
      throw late.signal.aborted ? new BucketSilent('The bucket did not reply in time.', { cause: error }) : error
    } finally {
      clearTimeout(timer)
    }
  }

/** What a bucket replies that is busy, or that moves. */
const isTemporary = (status: number) => status === 429 || status >= 500 || (status >= 300 && status < 400)

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const asUnavailable = (error: unknown): never => {
  throw isTimeout(error) || isTemporary(statusOf(error) ?? 0)
    ? new StoreUnavailable('The bucket is busy.', { cause: error })
    : error
}

/** Undefined where the object does not exist. Throws FileCorrupted where it is shorter than the part that was asked for. */
const orAbsent = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    if (statusOf(error) === 416) throw new FileCorrupted('cut')
    throw error
  }
}

/** The client cannot resend a body read from a file, so each try opens it again. */
const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error && isTimeout(error.cause)) throw error
      if (error instanceof BucketSilent && tried === silentTries) throw error
      const status = statusOf(error) ?? 500
      if (tried === tries || (status >= 400 && status < 500)) throw error
      await wait(100 * 2 ** tried)
    }
  }
}

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(chunk as Buffer)
  return hash.digest('base64')
}
