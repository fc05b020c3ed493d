import { type BankDataPort, BankDataRefused } from '../ports/bank-data.ts'

const refuse = async () => {
  throw new BankDataRefused()
}

/** No provider: people learn that their broker has no bank connection, and continue without a statement. */
export const bankDataNone: BankDataPort = { begin: refuse, mayBe: () => false, fetch: refuse }
