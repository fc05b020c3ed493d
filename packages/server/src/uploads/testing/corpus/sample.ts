import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { FileKind } from '../../file-kinds.ts'

type Bytes = Buffer | Promise<Buffer>

/** A file as a user might send it; its bytes are made on demand. */
export interface Sample {
  /** A short description. */
  about: string
  fileName: string
  make: () => Bytes
}

export interface GoodSample extends Sample {
  kind: FileKind
  /** The kind that is stored, when it depends on the content. */
  kept?: FileKind
}

/** Accepted with a warning for the broker’s staff. */
export interface FlaggedSample extends GoodSample {
  flags: UploadFlag[]
}

/** A picture with extra data: its pixels are stored, and nothing else. */
export interface CleanedSample extends Sample {
  without: string | Buffer
}

export interface BadSample extends Sample {
  key: ErrorKey
}

export const good = (
  kind: FileKind,
  fileName: string,
  about: string,
  make: () => Bytes,
  kept?: FileKind,
): GoodSample => ({ kind, fileName, about, make, ...(kept && { kept }) })

export const bad = (key: ErrorKey, fileName: string, about: string, make: () => Bytes): BadSample => ({
  key,
  fileName,
  about,
  make,
})

export const unsafe = (fileName: string, about: string, make: () => Bytes): BadSample =>
  bad('FileUnsafe', fileName, about, make)

export const program = Buffer.concat([Buffer.from('4d5a90000300000004000000', 'hex'), Buffer.alloc(4096, 0x90)])
export const page = Buffer.from('<html><script>alert(1)</script></html>')
