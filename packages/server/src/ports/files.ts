/** Bytes readable at any position, for inspection. Reading past the end returns fewer bytes than requested. */
export interface ByteSource {
  /** Bytes. */
  size: number
  read(start: number, length: number): Promise<Buffer>
}

export interface StoredFile {
  /** 32 random hexadecimal digits, which reveal nothing about the file and cannot be guessed. */
  storageKey: string
  /** Bytes. */
  size: number
  /** Of the file as sent, in hexadecimal. */
  sha256: string
}

/**
 * A completely received file that is not stored yet. It can be inspected, and then kept or discarded, once. Buffers
 * read from it are valid until then.
 */
export interface PendingFile extends StoredFile, ByteSource {
  /** Stores it: on the disk (or in the bucket) when this resolves. If it throws, nothing is left. */
  keep(): Promise<StoredFile>
  /** Removes it completely. */
  discard(): Promise<void>
}

export interface KeptFile extends StoredFile {
  storedAt: Date
  /** Sealed with the newest key. */
  isCurrent: boolean
}

/** The file is not what was stored: it was changed, cut or moved from another name. */
export class FileCorrupted extends Error {}

/** The store is busy or away; the same call works later. */
export class StoreUnavailable extends Error {
  readonly code = 'StoreUnavailable'
}

/**
 * What we need of a file store. Files are streamed, never held whole in memory, and stored so that neither the disk
 * nor the bucket reveals their content; size and SHA-256 are stored with the file and checked when it is read.
 */
export interface FileStore {
  /** Reads a stream to its end. If the stream fails or the signal aborts, nothing is left and this throws. */
  receive(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<PendingFile>
  /** Receives and stores in one step. */
  store(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<StoredFile>
  /**
   * The bytes as sent; undefined without such a file. The stream fails with FileCorrupted before its end if a byte
   * differs from what was stored. Nothing is held open before the first read.
   */
  open(storageKey: string): Promise<AsyncIterable<Buffer> | undefined>
  /** The bytes as they are stored, for a backup; undefined without such a file. */
  openSealed(storageKey: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /**
   * Stores what `openSealed` of another store returned, under the same name. Throws FileCorrupted, and stores nothing, if it does
   * not open with our keys under this name.
   */
  keepSealed(storageKey: string, sealed: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Seals a file with the newest key, in one step for its readers. Throws FileCorrupted, and leaves it, if it is not what was
   * stored. One that is removed meanwhile stays removed, or has no row and is removed as such.
   */
  reseal(storageKey: string): Promise<void>
  /** Undefined without such a file. Throws FileCorrupted if it is not ours. */
  stat(storageKey: string): Promise<KeptFile | undefined>
  /** Removing a missing file succeeds. */
  remove(storageKey: string): Promise<void>
  /** Every stored file in no order; files removed meanwhile may be included. */
  list(): AsyncIterable<Pick<KeptFile, 'storageKey' | 'storedAt'>>
  /** Removes partial files of a killed server from before `olderThan`; returns their number. */
  sweep(olderThan: Date): Promise<number>
  /** The free share of the disk where files arrive, 0 to 1. */
  freeShare(): Promise<number>
  close(): void
}

export const isStorageKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
