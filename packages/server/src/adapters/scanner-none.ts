import type { ScannerPort } from '../ports/scanner.ts'

/** No scanner: nothing is called clean. */
export const scannerNone: ScannerPort = { scans: false, scan: async () => 'not-scanned' }
