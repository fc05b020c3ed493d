export type ScanVerdict = 'clean' | 'infected' | 'not-scanned'

/** The scanner is there and did not answer as it should: whoever asked must refuse the file, and may ask again later. */
export class ScannerUnavailable extends Error {}

/** What we need of a virus scanner. */
export interface ScannerPort {
  /** False when there is none: files are kept as not scanned, and that is said wherever it matters. */
  scans: boolean
  /** Takes the bytes to their end. Throws ScannerUnavailable; never says clean without having been told so. */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>
}
