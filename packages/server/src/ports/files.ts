/** Bytes that can be read at any place: what a check looks at. Reading past the end gives fewer bytes than asked for. */
export interface ByteSource {
  /** Bytes. */
  size: number
  read(start: number, length: number): Promise<Buffer>
}

export interface StoredFile {
  /** 32 hexadecimal digits, random: tells nothing about the file and cannot be guessed. */
  storageKey: string
  /** Bytes. */
  size: number
  /** Of the file as it was sent, hexadecimal. */
  sha256: string
}

/**
 * A file that has arrived whole and is not kept yet: it can be looked at, and then is kept or discarded, once. What was
 * read of it is good until then.
 */
export interface PendingFile extends StoredFile, ByteSource {
  /** Kept for good: on the disk (or in the bucket) when this resolves. When it throws, nothing is left. */
  keep(): Promise<StoredFile>
  /** Nothing is left of it. */
  discard(): Promise<void>
}

export interface KeptFile extends StoredFile {
  storedAt: Date
}

/** What a file held is not what was stored: it was changed, cut or moved from another name. */
export class FileCorrupted extends Error {}

/**
 * What we need of a place for files. They are streamed, never held whole in memory, and stored so that neither the
 * disk nor the bucket tells what is in them; size and SHA-256 are kept with the file and checked when it is read.
 */
export interface FileStore {
  /** Takes a stream to its end. When the stream fails or the signal aborts, nothing is left and this throws. */
  receive(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<PendingFile>
  /** Receives and keeps in one. */
  store(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<StoredFile>
  /**
   * The bytes as they were sent; undefined when there is no such file. The stream fails with FileCorrupted, before its
   * end, when a byte is not what was stored.
   */
  open(storageKey: string): Promise<AsyncIterable<Buffer> | undefined>
  /** Undefined when there is no such file. Throws FileCorrupted when it is not ours. */
  stat(storageKey: string): Promise<KeptFile | undefined>
  /** Removing what is not there is done already. */
  remove(storageKey: string): Promise<void>
  /** Every kept file, in no order; what is removed meanwhile may or may not be among them. */
  list(): AsyncIterable<Pick<KeptFile, 'storageKey' | 'storedAt'>>
  /** Removes what a killed server left half received before `olderThan`; answers how many. */
  sweep(olderThan: Date): Promise<number>
  /** Share of the disk that is free where files arrive, 0 to 1. */
  freeShare(): Promise<number>
  close(): void
}

export const isStorageKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
