import { createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { codeMinutes } from '@foyer/domain/account/rules.ts'
import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { sameBytes } from '../kit/hash.ts'
import { rateLimiter } from '../kit/rate-limit.ts'
import { isKnownDevice } from './known-devices.ts'
import { limits } from './limits.ts'
import { inSeconds } from './one-time-tokens.ts'

/** Wrong tries in the browser that requested a code, and in all others together: ten guesses at a million. */
const mostTries = 5
const mostOtherTries = 5
/** The same after many wrong codes of an address, where the account does not know the browser: guessing goes on over many codes. */
const mostWatchedTries = 1
const mostWatchedOtherTries = 0
/** Within this time a new request sends the same code again, because the first mail may still be in transit. */
const sameCodeSeconds = 2 * 60

/** What a code opens; it is wrong for any other purpose, address or site. */
export interface CodePlace {
  siteId: string
  purpose: 'start' | 'register' | 'deletion' | 'office' | `sign ${string}`
  /** Lower case, as stored in accounts. */
  email: string
}

type Row = Selectable<Tables['email_codes']>

/** The six digits derived from a seed; the database alone does not reveal them. */
const codeOf = (key: KeyObject, { siteId, purpose, email }: CodePlace, seed: Uint8Array): string => {
  const hmac = createHmac('sha256', key).update([siteId, purpose, email].join('\u0000')).update(seed).digest()
  return String(hmac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

const rowsOf = (trx: Trx, { siteId, purpose, email }: CodePlace) =>
  trx
    .selectFrom('email_codes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('email', '=', email)

const isLive = ({ used_at, expires_at }: Row, now: Date) => used_at === null && expires_at > now

/**
 * The code for the requesting browser: a new one, or again the one sent a moment ago. Codes of other browsers are
 * unchanged.
 */
export const makeCode = async (
  trx: Trx,
  key: KeyObject,
  place: CodePlace,
  asker: Buffer,
  now: Date,
): Promise<string> => {
  const before = await rowsOf(trx, place).where('asker', '=', asker).forUpdate().executeTakeFirst()
  const isAgain =
    before !== undefined &&
    isLive(before, now) &&
    before.tries < mostTries &&
    inSeconds(before.made_at, sameCodeSeconds) > now
  const expires_at = inSeconds(now, codeMinutes * 60)
  const fresh = { seed: randomBytes(16), tries: 0, other_tries: 0, made_at: now, expires_at, used_at: null }
  const values = isAgain ? { ...before, expires_at } : fresh
  const { siteId: site_id, purpose, email } = place
  await trx
    .insertInto('email_codes')
    .values({ ...values, site_id, purpose, email, asker })
    .onConflict((conflict) => conflict.columns(['site_id', 'purpose', 'email', 'asker']).doUpdateSet(values))
    .execute()
  return codeOf(key, place, values.seed)
}

export type CodeOutcome = 'right' | 'VerificationCodeIncorrect' | 'VerificationCodeExpired'

interface Try {
  code: string
  /** The browser of the try. */
  device: Buffer
  now: Date
}

/**
 * Counts one try and uses the code up when it is right; the rows are locked, so that each of many concurrent tries is
 * counted. A browser that requested a code tries its own. Any other may try the code mailed to the address, with few
 * tries in total. A wrong try must be stored, so the caller refuses after its transaction has ended.
 */
export const tryCode = async (
  trx: Trx,
  key: KeyObject,
  place: CodePlace,
  { code, device, now }: Try,
): Promise<CodeOutcome> => {
  const limiter = rateLimiter(trx, key)
  const address = `${place.siteId}|${place.email}`
  const rows = await rowsOf(trx, place).orderBy('asker').forUpdate().execute()
  const isWatched =
    (await limiter.secondsLeft(limits.wrongCodesOfAddress, address, now)) > 0 &&
    !(await isKnownDevice(trx, { ...place, device, now }))
  const live = rows.filter((row) => isLive(row, now))
  const own = live.filter(({ asker }) => sameBytes(asker, device))
  const column = own.length > 0 ? ('tries' as const) : ('other_tries' as const)
  const [ofOwn, ofOthers] = isWatched ? [mostWatchedTries, mostWatchedOtherTries] : [mostTries, mostOtherTries]
  const most = own.length > 0 ? ofOwn : ofOthers
  const open = (own.length > 0 ? own : live).filter((row) => row[column] < most)
  if (open.length === 0) return 'VerificationCodeExpired'
  const typed = Buffer.from(code.replace(/\s/g, ''))
  const right = open.find(({ seed }) => sameBytes(typed, Buffer.from(codeOf(key, place, seed))))
  const counted = right === undefined ? open : [right]
  await trx
    .updateTable('email_codes')
    .set((set) => ({ [column]: set(column, '+', 1), ...(right !== undefined && { used_at: now }) }))
    .where('site_id', '=', place.siteId)
    .where('purpose', '=', place.purpose)
    .where('email', '=', place.email)
    .where(
      'asker',
      'in',
      counted.map(({ asker }) => asker),
    )
    .execute()
  if (right !== undefined) return 'right'
  await limiter.take(limits.wrongCodesOfAddress, address, now)
  return 'VerificationCodeIncorrect'
}
