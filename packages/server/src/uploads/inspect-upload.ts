import { buffer } from 'node:stream/consumers'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { Refusal } from '../kit/refusal.ts'
import { createSemaphore } from '../kit/semaphore.ts'
import type { FileStore, PendingFile } from '../ports/files.ts'
import { type ScannerPort, ScannerUnavailable } from '../ports/scanner.ts'
import { fileKinds } from './file-kinds.ts'
import type { BrandPlace } from './inspect/brand-picture.ts'
import type { Inspected, Inspection } from './inspect/inspect-file.ts'
import { piecesOf } from './pieces-of.ts'
import { type MadeKind, pictureFrom } from './sandbox/picture-from.ts'
import { runInSandbox, type SandboxLimits, SandboxStopped } from './sandbox/run-in-sandbox.ts'
import type { TaskName, Tasks } from './sandbox/tasks.ts'

export type InspectedUpload =
  | { ok: true; about: Inspected & { contentType: string }; file: PendingFile }
  | { ok: false; key: ErrorKey }

/** Each inspection takes a process and up to a gigabyte: two at a time, one per sender, and brokerages take turns. */
const semaphore = createSemaphore({
  ...{ concurrency: 2, concurrencyPerKey: 1, queued: 200, queuedPerKey: 20, queuedPerGroup: 80 },
})

/**
 * What staff and keys send has a place of its own, so that it delays no borrower's upload. Its senders are brokerages: none of
 * them fills the line alone, and who waits longer than this has had an error by then.
 */
const ofStaff = createSemaphore({ concurrency: 1, queued: 40, queuedPerKey: 4, longestWait: 25_000 })
/** Pictures of ours take turns beside what is sent. */
const ofOwn = createSemaphore({ concurrency: 1, queued: 400, queuedPerKey: 40 })
/** An ordinary document or picture takes a small part of it. */
const limitsOfStaff: SandboxLimits = { cpuMilliseconds: 4000, milliseconds: 60_000 }
/** A page takes some 70 ms. */
const limitsOfSigning: SandboxLimits = { cpuMilliseconds: 5000, milliseconds: 60_000 }
/** Of 800 × 320 pixels, even as a PNG of noise. */
const mostBytesOfBrand = 2 * 1024 * 1024

/**
 * A file that takes more processor time or memory than an ordinary one is FileUnsafe. A timeout of a busy machine is
 * not the file's fault.
 */
const inspect = async <R>(
  given: Tasks['inspect']['given'],
  bytes: AsyncIterable<Uint8Array>,
  use: (found: Inspection, replacement: AsyncIterable<Buffer>) => Promise<R>,
  limits?: SandboxLimits,
): Promise<R> => {
  try {
    return await runInSandbox('inspect', given, bytes, use, limits)
  } catch (error) {
    if (!(error instanceof SandboxStopped)) throw error
    return use({ ok: false, key: error.isCausedByFile ? 'FileUnsafe' : 'Unavailable' }, nothing())
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

/**
 * Inspects a received file in the sandbox. `file` is the one to store: the original, or, for a picture, a new one
 * with only its pixels. `sender` is the key of the queue, `group` whose site it sends to; see `brokerageOrSite`.
 */
export const inspectUpload = (
  fileStore: FileStore,
  pending: PendingFile,
  { fileName, sender, group, isGone }: { fileName: string; sender: string; group?: string; isGone?: () => boolean },
  limits?: SandboxLimits,
): Promise<InspectedUpload> =>
  semaphore(
    async () => {
      // A sender who left while the file was in the line delays no other.
      if (isGone?.() === true) return { ok: false, key: 'Unavailable' }
      return inspect(
        { fileName },
        piecesOf(pending),
        async (found, replacement): Promise<InspectedUpload> => {
          if (!found.ok) return found
          const { ok, isReplaced, ...inspected } = found
          const about = { ...inspected, contentType: fileKinds[found.kind].contentType }
          return { ok, about, file: isReplaced ? await fileStore.receive(replacement) : pending }
        },
        limits,
      )
    },
    sender,
    group,
  )

/** What a task makes of a file; undefined for one that it refuses, or that takes more than an ordinary one. */
const make = async <T extends TaskName>(
  name: T,
  given: Tasks[T]['given'],
  bytes: Uint8Array,
  use: (found: Tasks[T]['found'], body: AsyncIterable<Buffer>) => Promise<Buffer | undefined>,
  limits: SandboxLimits,
): Promise<Buffer | undefined> => {
  try {
    return await runInSandbox(name, given, whole(bytes), use, limits)
  } catch (error) {
    if (!(error instanceof SandboxStopped)) throw error
    if (!error.isCausedByFile) throw new Refusal('Unavailable')
    return undefined
  }
}

/** How a picture of a brand is stored, or drawn into a document. */
const kindAt: Record<BrandPlace, MadeKind> = { photo: 'webp', logo: 'webp', icon: 'png', document: 'png' }

const drawBrand = (bytes: Uint8Array, place: BrandPlace) =>
  make(
    'brand',
    { place },
    bytes,
    async ({ isDrawn }, body) => (isDrawn ? pictureFrom(body, kindAt[place], mostBytesOfBrand) : undefined),
    limitsOfStaff,
  )

/**
 * A picture of a brand in the size of its place, with only the pixels of what was sent, made in the sandbox; undefined when the
 * bytes are no picture of one page, or have more pixels than one needs. `sender` is the key of the queue: see `brokerageOrSite`.
 */
export const drawSentPicture = (sender: string, bytes: Uint8Array, place: BrandPlace): Promise<Buffer | undefined> =>
  ofStaff(() => drawBrand(bytes, place), sender)

/** The same of a picture that is ours, such as a stored logo for a document. It delays nothing that is sent. */
export const drawOwnPicture = (siteId: string, bytes: Uint8Array, place: BrandPlace): Promise<Buffer | undefined> =>
  ofOwn(() => drawBrand(bytes, place), siteId)

/** A PDF that can be signed, as it is shown and sealed, made in the sandbox; undefined for one that cannot. See `signablePdf`. */
export const signableDocument = (sender: string, bytes: Uint8Array): Promise<Buffer | undefined> =>
  ofStaff(
    () =>
      make(
        'signable',
        {},
        bytes,
        async ({ isSignable }, document) => (isSignable ? buffer(document) : undefined),
        limitsOfSigning,
      ),
    sender,
  )

/** Whether a scanner finds nothing. One that does not respond refuses: what is signed is mailed at once. */
export const isClean = async (scanner: ScannerPort, bytes: Uint8Array): Promise<boolean> => {
  try {
    return (await scanner.scan(whole(bytes))) !== 'infected'
  } catch (error) {
    throw error instanceof ScannerUnavailable ? new Refusal('Unavailable', { retryAfter: 60 }) : error
  }
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
