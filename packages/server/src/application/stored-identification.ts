import { blankIdentification } from '@foyer/domain/applicants/blank.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { type DeepPartial, withDefaults } from '@foyer/domain/kit/merge.ts'
import { maskSin } from '@foyer/domain/kit/sin.ts'
import type { Place } from '../kit/crypto.ts'
import type { Vault } from './record-codec.ts'

/** An applicant's row as it is read; the bytes of `sin_cipher` are base64. */
export interface StoredApplicant {
  applicant_id: number
  primary_flag: number
  step: number
  same_address: number
  /** Without the SIN, which stands encrypted in sin_cipher. */
  identification: DeepPartial<Identification>
  sin_cipher: string | null
}

/** Where a SIN stands: its ciphertext opens nowhere else. */
export const sinPlace = (site: string, row: number): Place => ({ table: 'applicants', column: 'sin_cipher', row, site })

/** Who an applicant is, as it leaves the server: of the SIN its mask. */
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
