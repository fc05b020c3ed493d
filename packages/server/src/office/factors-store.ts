import { randomInt } from 'node:crypto'
import { mostWrongTotp, recoveryCodeCount, wrongTotpMinutes } from '@foyer/domain/office/limits.ts'
import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { type Keys, keyedHash, randomPublicId } from '../kit/hash.ts'
import { actorOfPerson, type OfficeSession } from '../kit/office-session.ts'
import { endHandOffs } from '../kit/session.ts'
import { secondsUntil } from '../kit/wait-until.ts'
import { activeMemberships, getPerson, lockPerson, mayEnrol } from './people-store.ts'
import { totpStep } from './totp.ts'

export type Factor = Selectable<Tables['factors']>

/** Where the secret of an authenticator app is encrypted for. */
export const secretPlace = (table: 'factors' | 'office_challenges', row: string) =>
  ({ table, column: 'secret', row, site: '*' }) as const

export const listFactors = (trx: Trx, personId: string): Promise<Factor[]> =>
  trx
    .selectFrom('factors')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('factor_id')
    .execute()

export interface NewPasskey {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

/** Undefined when the passkey is one of ours already. */
export const insertPasskey = async (
  trx: Trx,
  { personId, name, passkey, now }: { personId: string; name: string; passkey: NewPasskey; now: Date },
): Promise<string | undefined> => {
  const row = await trx
    .insertInto('factors')
    .values({
      factor_id: randomPublicId(),
      person_id: personId,
      kind: 'passkey',
      name,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      secret: null,
      locked_until: null,
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('factor_id')
    .executeTakeFirst()
  return row?.factor_id
}

/** The authenticator app of a person, which replaces a former one. `step`: the one of its first code, used now. */
export const insertTotp = async (
  trx: Trx,
  crypto: FieldCrypto,
  { personId, name, secret, step, now }: { personId: string; name: string; secret: string; step: number; now: Date },
): Promise<string> => {
  const factorId = randomPublicId()
  await trx.deleteFrom('factors').where('person_id', '=', personId).where('kind', '=', 'totp').execute()
  await trx
    .insertInto('factors')
    .values({
      factor_id: factorId,
      person_id: personId,
      kind: 'totp',
      name,
      credential_id: null,
      public_key: null,
      secret: crypto.encrypt(secret, secretPlace('factors', factorId)),
      last_step: step,
      locked_until: null,
      created_at: now,
      last_used_at: now,
    })
    .execute()
  return factorId
}

export type TotpOutcome = 'right' | 'wrong' | { wait: number }

/**
 * Tries a code of the person's authenticator app, under the lock of its row. Each step works once. After five wrong codes
 * even a right one is refused for fifteen minutes; `isCountedElsewhere`: the caller limits them. A wrong try must be stored, so
 * the caller refuses after the transaction.
 */
export const tryTotp = async (
  trx: Trx,
  crypto: FieldCrypto,
  {
    personId,
    code,
    now,
    isCountedElsewhere = false,
  }: { personId: string; code: string; now: Date; isCountedElsewhere?: boolean },
): Promise<TotpOutcome> => {
  const factor = await trx
    .selectFrom('factors')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', 'totp')
    .forUpdate()
    .executeTakeFirst()
  if (!factor?.secret) return 'wrong'
  const wait = secondsUntil(factor.locked_until, now, wrongTotpMinutes * 60)
  if (wait > 0) return { wait }
  const secret = crypto.decrypt(factor.secret, secretPlace('factors', factor.factor_id))
  const step = totpStep(secret, code, now)
  const isRight = step !== undefined && step > Number(factor.last_step)
  if (!isRight && isCountedElsewhere) return 'wrong'
  const isLocked = !isRight && factor.wrong + 1 >= mostWrongTotp
  await trx
    .updateTable('factors')
    .set(
      isRight
        ? { last_step: step, wrong: 0, locked_until: null, last_used_at: now }
        : {
            wrong: isLocked ? 0 : factor.wrong + 1,
            locked_until: isLocked ? new Date(now.getTime() + wrongTotpMinutes * 60_000) : null,
          },
    )
    .where('factor_id', '=', factor.factor_id)
    .execute()
  return isRight ? 'right' : 'wrong'
}

/** Without letters and digits that look alike: 31 of them, 12 places, 59 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const newCode = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )

const codeHash = (keys: Pick<Keys, 'codes'>, personId: string, code: string) =>
  keyedHash(keys.codes, 'recovery-code', personId, code.toLowerCase().replace(/[\s-]/g, ''))

/** Replaces the person's recovery codes. They are returned once and stored as keyed hashes. */
export const renewRecoveryCodes = async (trx: Trx, keys: Pick<Keys, 'codes'>, personId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ person_id: personId, code_hash: codeHash(keys, personId, code), used_at: null })))
    .execute()
  return codes
}

/** Uses a recovery code up; of many concurrent tries with one code, one succeeds. */
export const takeRecoveryCode = async (
  trx: Trx,
  keys: Pick<Keys, 'codes'>,
  { personId, code, now }: { personId: string; code: string; now: Date },
): Promise<boolean> =>
  (await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash(keys, personId, code))
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()) !== undefined

/** The brokerage whose provider alone vouches for the person of a session. */
export const voucherOf = ({
  signOnOf,
  isVouched,
  stage,
}: Pick<OfficeSession, 'signOnOf' | 'isVouched' | 'stage'>): string | undefined =>
  signOnOf !== '' && (isVouched || stage === 'code') ? signOnOf : undefined

/** Remembers by what the person of a session was known when they made a factor or recovery codes; returns the brokerage, if one. */
export const noteVoucher = async (trx: Trx, session: OfficeSession): Promise<string | undefined> => {
  const voucher = voucherOf(session)
  if (voucher === undefined) return undefined
  await trx
    .updateTable('people')
    .set({ factors_under: voucher })
    .where('person_id', '=', session.personId)
    .where('factors_under', 'is', null)
    .execute()
  return voucher
}

/** Whether a session that a code began may make a first factor, looked at again once the person is held: another may just have. */
export const mayMakeFirst = async (
  trx: Trx,
  { personId, stage, signOnOf }: OfficeSession,
  now: Date,
): Promise<boolean> => {
  if (stage !== 'code') return true
  if ((await listFactors(trx, personId)).length > 0) return false
  return signOnOf !== '' || mayEnrol(await getPerson(trx, personId), now)
}

/**
 * Whether the person must use their own factor first: what a provider alone vouches for makes no way to sign in that opens
 * another brokerage too.
 */
export const needsOwnFactor = async (trx: Trx, session: OfficeSession): Promise<boolean> =>
  voucherOf(session) !== undefined && (await activeMemberships(trx, session.personId)).length > 1

/** Everything with which a person signs in without a mailed code, and every session, those as a client included. */
export const removeFactorsOf = async (trx: Trx, personId: string): Promise<void> => {
  // One that is being made waits, and finds its session ended.
  await lockPerson(trx, personId)
  for (const table of ['factors', 'recovery_codes', 'office_devices', 'office_sessions', 'office_challenges'] as const)
    await trx.deleteFrom(table).where('person_id', '=', personId).execute()
  await trx.updateTable('people').set({ factors_under: null }).where('person_id', '=', personId).execute()
  await endHandOffs(trx, actorOfPerson(personId))
}

/** What was made on the word of a brokerage's provider opens nothing once the person has left it, and would refuse them elsewhere. */
export const removeFactorsUnder = async (trx: Trx, personId: string, brokerageId: string): Promise<void> => {
  if ((await getPerson(trx, personId)).factors_under === brokerageId) await removeFactorsOf(trx, personId)
}
