import { type Language, languageId } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import type { Keys } from '../kit/hash.ts'
import type { Noted } from '../kit/record-call.ts'
import type { Scope } from '../kit/scope.ts'
import { startSession } from '../kit/session.ts'
import { rememberDevice } from './known-devices.ts'
import type { User } from './store.ts'

interface Caller {
  scope: Scope
  language: Language
  now: Date
  note(noted: Noted): void
  device(): Buffer
}

/**
 * Signs a user in: replaces this browser's session by a new one, and remembers the browser as known to the account.
 * The event of the call names the user.
 */
export const beginSession = async (
  trx: Trx,
  keys: Pick<Keys, 'tokens'>,
  { scope, language, now, note, device }: Caller,
  user: User,
  by: 'password' | 'code' | 'registration' | 'google' | 'facebook',
): Promise<string> => {
  const { site_id: siteId, user_id: userId } = user
  const session = { siteId, userId, language: languageId(language), now }
  const token = await startSession(trx, keys.tokens, session, scope.sessionHash)
  note({ actor: userId, details: { by } })
  await rememberDevice(trx, user, device(), now)
  return token
}
