import { blankIdentification } from '@foyer/domain/applicants/blank.ts'
import type { Reasons } from '@foyer/domain/applicants/contradictions.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { type DeepPartial, withDefaults } from '@foyer/domain/kit/merge.ts'
import { maskSin } from '@foyer/domain/kit/sin.ts'
import type { Place } from '../kit/sealed-columns.ts'
import type { Vault } from './record-codec.ts'

/** An applicant's row as read; the bytes of `sin_cipher` are base64. */
export interface StoredApplicant {
  applicant_id: number
  primary_flag: number
  step: number
  same_address: number
  /** Without the SIN, which is encrypted in sin_cipher. */
  identification: DeepPartial<Identification>
  sin_cipher: string | null
  reasons: Partial<Reasons>
}

/** The place of a SIN, which its ciphertext is bound to. */
export const sinPlace = (site: string, row: number): Place => ({ table: 'applicants', column: 'sin_cipher', row, site })

/** Personal details as replies contain them: with the mask of the SIN. */
export const storedIdentification = (
  { applicant_id, identification, sin_cipher }: StoredApplicant,
  { siteId, crypto }: Vault,
): Identification => ({
  ...withDefaults(blankIdentification, identification),
  SIN:
    sin_cipher === null
      ? ''
      : maskSin(crypto.decrypt(Buffer.from(sin_cipher, 'base64'), sinPlace(siteId, applicant_id))),
})
