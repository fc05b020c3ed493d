import type { HealthQuestion } from '@foyer/domain/insurance/fields.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { CliRow } from './store.ts'

/** What rests encrypted: the health answers by ApplicantId, and the account. */
export interface Secrets {
  Health: Record<string, HealthQuestion[]>
  Account: { FinancialInstitution: string; Transit: string; AccountNumber: string }
}

const none: Secrets = { Health: {}, Account: { FinancialInstitution: '', Transit: '', AccountNumber: '' } }

type Column = 'secrets' | 'draft'

const place = (row: Pick<CliRow, 'site_id' | 'cli_application_id'>, column: Column) => ({
  table: 'cli_applications',
  column,
  row: row.cli_application_id,
  site: row.site_id,
})

export const sealed = (crypto: FieldCrypto, row: CliRow, column: Column, value: unknown): Buffer =>
  crypto.encrypt(JSON.stringify(value), place(row, column))

export const secretsOf = (crypto: FieldCrypto, row: CliRow): Secrets =>
  row.secrets === null ? none : (JSON.parse(crypto.decrypt(row.secrets, place(row, 'secrets'))) as Secrets)

export const draftOf = (crypto: FieldCrypto, row: CliRow): unknown =>
  row.draft === null ? null : (JSON.parse(crypto.decrypt(row.draft, place(row, 'draft'))) as unknown)

const secretNames = new Set(['HealthQuestions', 'AccountNumber'])

/** What was typed, without what never leaves the server again. */
export const scrubbed = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(scrubbed)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !secretNames.has(name))
      .map(([name, value]) => [name, scrubbed(value)]),
  )
}
