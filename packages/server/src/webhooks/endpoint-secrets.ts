import { randomBytes } from 'node:crypto'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { Endpoint } from './store.ts'

const placeOf = (endpointId: string, column: 'secret' | 'former_secret') =>
  ({ table: 'webhook_endpoints', column, row: endpointId, site: '*' }) as const

/** As Standard Webhooks has it: a prefix and 32 random bytes in base64. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const sealSecret = (crypto: FieldCrypto, endpointId: string, secret: string): Buffer =>
  crypto.encrypt(secret, placeOf(endpointId, 'secret'))

/** The secret of an endpoint as its former one, which is bound to another column. */
export const formerSecret = (crypto: FieldCrypto, { endpoint_id, secret }: Endpoint): Buffer | null =>
  secret &&
  crypto.encrypt(crypto.decrypt(secret, placeOf(endpoint_id, 'secret')), placeOf(endpoint_id, 'former_secret'))

/** Those that sign now, the newest first. */
export const secretsOf = (crypto: FieldCrypto, endpoint: Endpoint, now: Date): string[] => {
  const { endpoint_id, secret, former_secret, former_until } = endpoint
  const isFormerValid = former_until !== null && former_until > now
  return [
    ...(secret ? [crypto.decrypt(secret, placeOf(endpoint_id, 'secret'))] : []),
    ...(isFormerValid && former_secret ? [crypto.decrypt(former_secret, placeOf(endpoint_id, 'former_secret'))] : []),
  ]
}
