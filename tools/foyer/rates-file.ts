import { NotRates, readRates } from '@foyer/domain/insurance/rate-file.ts'
import { UsageError } from './usage-error.ts'

/** The body of import-rates from an insurer's CSV; reports every mistake with its line. */
export const ratesBody = (text: string, file: string): Record<string, unknown> => {
  try {
    return { ...readRates(text) }
  } catch (error) {
    if (!(error instanceof NotRates)) throw error
    throw new UsageError(`${file} is not a table of rates:\n${error.message}`)
  }
}
