import { knownBrowserDays } from '@foyer/domain/office/limits.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { type Keys, randomPublicId, randomToken } from '../kit/hash.ts'
import { actorOfPerson, hashOfOfficeToken, type SignInStage } from '../kit/office-session.ts'
import { endHandOffs } from '../kit/session.ts'
import { type Factor, listFactors, voucherOf } from './factors-store.ts'
import { openMemberships } from './people-store.ts'

/** At most this many browsers of a person are known; the least recently used one is dropped. */
const mostDevices = 10

const oldestKnown = (now: Date) => new Date(now.getTime() - knownBrowserDays * 24 * 60 * 60 * 1000)

interface NewSession {
  personId: string
  stage: SignInStage
  /** The brokerage whose provider of single sign-on named the person, if one did. */
  signOnOf?: string
  /** By the provider alone. */
  isVouched?: boolean
  /** The brokerage to use, if the person works for it; else the first that they do. */
  brokerageId?: string | undefined
  /** A factor was used just now, so that it need not be used again for a while. */
  confirmed: boolean
  browser: string
  /** The session of this browser, which ends: an id never survives a change of what it opens. */
  replaces: Buffer | undefined
  now: Date
}

/**
 * Ends the session of this browser, also one that no longer opens anything. What its person opened on the sites of borrowers ends as
 * well, unless they are who follows: its cookies are in this browser, and the trail would name who has left.
 */
export const endSessionHere = async (trx: Trx, tokenHash: Buffer, follower?: string): Promise<void> => {
  const ended = await trx
    .deleteFrom('office_sessions')
    .where('token_hash', '=', tokenHash)
    .returning(['person_id', 'stage', 'sign_on_of', 'is_vouched'])
    .executeTakeFirst()
  if (ended?.stage !== 'factor' || ended.person_id === follower) return
  const voucher = voucherOf({ stage: ended.stage, signOnOf: ended.sign_on_of ?? '', isVouched: ended.is_vouched })
  await endHandOffs(trx, actorOfPerson(ended.person_id), voucher)
}

/** Begins a session and returns the text of its cookie, of which only a keyed hash is stored, and the brokerage that it uses. */
export const startOfficeSession = async (
  trx: Trx,
  { tokens }: Pick<Keys, 'tokens'>,
  given: NewSession,
): Promise<{ token: string; brokerageId: string | undefined }> => {
  const { personId, stage, signOnOf = '', isVouched = false, brokerageId, confirmed, browser, replaces, now } = given
  const token = randomToken()
  if (replaces) await endSessionHere(trx, replaces, personId)
  const memberships = await openMemberships(trx, { personId, stage, signOnOf, isVouched })
  const used = memberships.find((one) => one.brokerage_id === brokerageId) ?? memberships[0]
  await trx
    .insertInto('office_sessions')
    .values({
      session_id: randomPublicId(),
      token_hash: hashOfOfficeToken(tokens, token),
      person_id: personId,
      brokerage_id: used?.brokerage_id ?? null,
      stage,
      sign_on_of: signOnOf === '' ? null : signOnOf,
      is_vouched: isVouched,
      device: browser,
      created_at: now,
      last_seen_at: now,
      confirmed_at: confirmed ? now : null,
    })
    .execute()
  return { token, brokerageId: used?.brokerage_id }
}

/** Ends the session of this cookie. */
export const endOfficeSession = async (trx: Trx, { tokens }: Pick<Keys, 'tokens'>, token: string): Promise<void> => {
  await trx.deleteFrom('office_sessions').where('token_hash', '=', hashOfOfficeToken(tokens, token)).execute()
}

/** Sessions of a person that still last, the last used first. */
export const listSessions = (trx: Trx, personId: string, now: Date) =>
  trx
    .selectFrom('office_sessions')
    .select(['session_id', 'brokerage_id', 'device', 'created_at', 'last_seen_at'])
    .where('person_id', '=', personId)
    .where('stage', '=', 'factor')
    .where(sql<boolean>`last_seen_at > ${now}::timestamptz - interval '30 minutes'`)
    .where(sql<boolean>`created_at > ${now}::timestamptz - interval '12 hours'`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .execute()

export const isKnownBrowser = async (trx: Trx, personId: string, device: Buffer, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('office_devices')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('device_hash', '=', device)
    .where('seen_at', '>', oldestKnown(now))
    .executeTakeFirst()) !== undefined

/** The people who signed in with this browser. */
export const peopleOfBrowser = async (trx: Trx, device: Buffer, now: Date): Promise<string[]> => {
  const rows = await trx
    .selectFrom('office_devices')
    .select('person_id')
    .where('device_hash', '=', device)
    .where('seen_at', '>', oldestKnown(now))
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** Remembers the browser; returns whether it is a new one of a person who has others. */
export const rememberBrowser = async (trx: Trx, personId: string, device: Buffer, now: Date): Promise<boolean> => {
  const known = await trx.selectFrom('office_devices').select('device_hash').where('person_id', '=', personId).execute()
  const isNew = known.length > 0 && !known.some(({ device_hash }) => device.equals(Buffer.from(device_hash)))
  await trx
    .insertInto('office_devices')
    .values({ person_id: personId, device_hash: device, seen_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute()
  await sql`
    delete from office_devices where person_id = ${personId} and device_hash not in (
      select device_hash from office_devices where person_id = ${personId}
       order by seen_at desc, device_hash limit ${mostDevices})`.execute(trx)
  return isNew
}

/** Kinds of factors as the wire names them; recovery codes are one while any is left. */
export const factorKinds = (factors: readonly Pick<Factor, 'kind'>[], codesLeft: number) => [
  ...(factors.some(({ kind }) => kind === 'passkey') ? (['passkey'] as const) : []),
  ...(factors.some(({ kind }) => kind === 'totp') ? (['totp'] as const) : []),
  ...(codesLeft > 0 ? (['recovery'] as const) : []),
]

export const factorKindsOf = async (trx: Trx, personId: string) =>
  factorKinds(await listFactors(trx, personId), await recoveryCodesLeft(trx, personId))

export const recoveryCodesLeft = async (trx: Trx, personId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
