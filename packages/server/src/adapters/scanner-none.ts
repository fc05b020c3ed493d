import type { ScannerPort } from '../ports/scanner.ts'

/** No scanner: no file is reported as clean. */
export const scannerNone: ScannerPort = { scans: false, isUp: async () => undefined, scan: async () => 'not-scanned' }
