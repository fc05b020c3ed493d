import type { Language } from '@foyer/domain/kit/language.ts'
import { type DeepPartial, withDefaults } from '@foyer/domain/kit/merge.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { Place } from '../kit/sealed-columns.ts'
import type { RecordKind } from './record-kind.ts'

/** A record's row as read; the bytes of `secret` are base64. */
export interface StoredRecord {
  record_id: number
  kind: string
  applicant_id: number
  data: Record<string, unknown>
  secret: string | null
}

/** The parts of a kind that the codec needs, without its rules. */
type Kept<R extends object, IdField extends keyof R & string> = Pick<
  RecordKind<R, IdField, object, never>,
  'kind' | 'idField' | 'blank' | 'elements' | 'secretFields'
>

/** Encrypts and decrypts the secrets of one site. */
export interface Vault {
  siteId: string
  crypto: FieldCrypto
}

const placeOf = (site: string, row: number): Place => ({ table: 'records', column: 'secret', row, site })

export const openRecord = <R extends object, IdField extends keyof R & string>(
  { blank, idField, elements }: Kept<R, IdField>,
  row: StoredRecord,
  { siteId, crypto }: Vault,
): R => {
  const secret: unknown =
    row.secret === null
      ? {}
      : JSON.parse(crypto.decrypt(Buffer.from(row.secret, 'base64'), placeOf(siteId, row.record_id)))
  const given = { ...row.data, ...(secret as object), [idField]: row.record_id }
  return withDefaults(blank, given as DeepPartial<R>, elements)
}

/** The row's columns: the id in its own, secret fields encrypted in `secret`, all else in `data`. */
export const sealRecord = <R extends object, IdField extends keyof R & string>(
  { idField, secretFields }: Kept<R, IdField>,
  recordId: number,
  record: R,
  { siteId, crypto }: Vault,
): { data: object; secret: Uint8Array | null } => {
  const isSecret = (name: string) => secretFields.some((field) => field === name)
  const entries = Object.entries(record).filter(([name]) => name !== idField)
  const secret = entries.filter(([name]) => isSecret(name))
  return {
    data: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
    secret:
      secret.length === 0
        ? null
        : crypto.encrypt(JSON.stringify(Object.fromEntries(secret)), placeOf(siteId, recordId)),
  }
}

/** The records of one kind of one applicant, oldest first. */
export const openRecords = <R extends object, IdField extends keyof R & string>(
  kind: Kept<R, IdField>,
  rows: readonly StoredRecord[],
  applicantId: number,
  vault: Vault,
): R[] =>
  rows
    .filter((row) => row.kind === kind.kind && row.applicant_id === applicantId)
    .map((row) => openRecord(kind, row, vault))

/** The same as replies contain them. */
export const shownRecords = <R extends object, IdField extends keyof R & string, Shown extends object>(
  kind: Kept<R, IdField> & { shown(record: R, language: Language): Shown },
  rows: readonly StoredRecord[],
  applicantId: number,
  { vault, language }: { vault: Vault; language: Language },
): Shown[] => openRecords(kind, rows, applicantId, vault).map((record) => kind.shown(record, language))
