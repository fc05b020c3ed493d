import { type Language, languageId } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Scope } from '../kit/guard.ts'
import type { Keys } from '../kit/hash.ts'
import { startSession } from '../kit/session.ts'
import type { User } from './store.ts'

interface Caller {
  scope: Scope
  language: Language
  now: Date
}

/** Signs a user in: a new session in place of whatever this browser held, and its line in the audit trail. */
export const beginSession = async (
  trx: Trx,
  keys: Pick<Keys, 'tokens'>,
  { scope, language, now }: Caller,
  user: User,
  by: 'password' | 'code' | 'registration' | 'google' | 'facebook',
): Promise<string> => {
  const { site_id: siteId, user_id: userId } = user
  const session = { siteId, userId, language: languageId(language), now }
  const token = await startSession(trx, keys.tokens, session, scope.sessionHash)
  await audit(trx, { siteId, actor: userId, action: 'sign-in', at: now, details: { by } })
  return token
}
