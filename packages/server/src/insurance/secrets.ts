import type { FieldCrypto } from '../kit/crypto.ts'
import type { Place } from '../kit/sealed-columns.ts'
import type { CliRow } from './store.ts'

/** The account to debit, encrypted at rest. */
export interface Account {
  FinancialInstitution: string
  Transit: string
  AccountNumber: string
}

export const noAccount: Account = { FinancialInstitution: '', Transit: '', AccountNumber: '' }

type Column = 'account' | 'draft'

const place = (row: Pick<CliRow, 'site_id' | 'cli_application_id'>, column: Column): Place => ({
  table: 'cli_applications',
  column,
  row: row.cli_application_id,
  site: row.site_id,
})

export const sealed = (crypto: FieldCrypto, row: CliRow, column: Column, value: unknown): Buffer =>
  crypto.encrypt(JSON.stringify(value), place(row, column))

export const accountOf = (crypto: FieldCrypto, row: CliRow): Account =>
  row.account === null ? noAccount : (JSON.parse(crypto.decrypt(row.account, place(row, 'account'))) as Account)

export const draftOf = (crypto: FieldCrypto, row: CliRow): unknown =>
  row.draft === null ? null : (JSON.parse(crypto.decrypt(row.draft, place(row, 'draft'))) as unknown)

const secretNames = new Set(['HealthQuestions', 'AccountNumber'])

/** A draft without health answers and account number. */
export const scrubbed = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(scrubbed)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !secretNames.has(name))
      .map(([name, value]) => [name, scrubbed(value)]),
  )
}
