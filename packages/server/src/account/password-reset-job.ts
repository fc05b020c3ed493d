import type { Language } from '@foyer/domain/kit/language.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { type Keys, randomToken } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { accountMails } from './mails.ts'
import { dropToken, dropTokensOf, inSeconds, keepToken, spendToken, tokenPlace } from './one-time-tokens.ts'
import { findUserByEmail } from './store.ts'

const linkSeconds = 30 * 60

interface ResetRequest {
  email: string
  language: Language
}

export const placeOfRequest = (keys: Pick<Keys, 'tokens'>, siteId: string, requestId: string) =>
  tokenPlace(keys.tokens, siteId, 'password-reset-request', requestId)

const cipherPlace = (site: string, row: string) => ({ table: 'one_time_tokens', column: 'secret', row, site })

/** The address waits encrypted, and no longer than until the job is done. */
export const sealRequest = (crypto: FieldCrypto, siteId: string, requestId: string, request: ResetRequest) =>
  crypto.encrypt(JSON.stringify(request), cipherPlace(siteId, requestId))

/** Mails a key to an address that has an account; the user's older keys die. An unknown address gets nothing. */
export const sendPasswordReset = (services: Services) => {
  const { database, clock, keys, crypto } = services
  const mails = accountMails(services)
  return ({ siteId, requestId }: { siteId: string; requestId: string }): Promise<void> =>
    inSite(database.db, siteId, async (trx) => {
      const now = clock.now()
      const place = placeOfRequest(keys, siteId, requestId)
      const request = await spendToken(trx, place, now)
      if (!request?.secret) return
      await dropToken(trx, place)
      const { email, language } = JSON.parse(
        crypto.decrypt(request.secret, cipherPlace(siteId, requestId)),
      ) as ResetRequest
      const user = await findUserByEmail(trx, siteId, email)
      if (!user) return
      const key = randomToken()
      await dropTokensOf(trx, siteId, 'password-reset', user.user_id)
      await keepToken(trx, tokenPlace(keys.tokens, siteId, 'password-reset', key), {
        userId: user.user_id,
        expiresAt: inSeconds(now, linkSeconds),
      })
      await mails.passwordReset(trx, { siteId, to: email, language, now }, key)
    })
}
