import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { FileKind } from '../../file-kinds.ts'

type Bytes = Buffer | Promise<Buffer>

/** A file as somebody might send it; its bytes are made when asked for. */
export interface Sample {
  /** What it is, in plain words. */
  about: string
  fileName: string
  make: () => Bytes
}

export interface GoodSample extends Sample {
  kind: FileKind
}

export interface BadSample extends Sample {
  key: ErrorKey
}

export const good = (kind: FileKind, fileName: string, about: string, make: () => Bytes): GoodSample => ({
  kind,
  fileName,
  about,
  make,
})

export const bad = (key: ErrorKey, fileName: string, about: string, make: () => Bytes): BadSample => ({
  key,
  fileName,
  about,
  make,
})
