export type ScanVerdict = 'clean' | 'infected' | 'not-scanned'

/** The scanner did not reply as it should: the caller must refuse the file, and may try again later. */
export class ScannerUnavailable extends Error {}

/** What we need of a virus scanner. */
export interface ScannerPort {
  /** False without a scanner: files are then stored as not scanned, which is shown wherever it matters. */
  scans: boolean
  /** Whether it replies at this moment; undefined without a scanner. */
  isUp(): Promise<boolean | undefined>
  /** Reads the bytes to their end. Throws ScannerUnavailable; reports clean only on the scanner's own word. */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>
}
