import type { KeyObject } from 'node:crypto'
import {
  accessCodeMinutes,
  accessCodeOf,
  afterWrongCode,
  type CodeTries,
  codeGate,
} from '@foyer/domain/documents/access-code.ts'
import type { Trx } from '../db/open-database.ts'
import { keyedHash, randomCode, sameBytes } from '../kit/hash.ts'

/** The request, and the browser that requested a code, by the hash of its session. */
export interface CodePlace {
  siteId: string
  requestId: string
  tokenHash: Buffer
}

const hashOf = (key: KeyObject, { siteId, requestId, tokenHash }: CodePlace, code: string) =>
  keyedHash(key, 'access-code', siteId, requestId, tokenHash.toString('hex'), code)

/**
 * Creates the one live code of a browser for a request. It replaces the browser's earlier one; codes of other
 * browsers are unchanged.
 */
export const makeAccessCode = async (
  trx: Trx,
  key: KeyObject,
  place: CodePlace & { email: string },
  now: Date,
): Promise<string> => {
  const code = randomCode()
  const values = {
    email: place.email,
    code_hash: hashOf(key, place, code),
    tries: 0,
    locked_until: null,
    expires_at: new Date(now.getTime() + accessCodeMinutes * 60_000),
  }
  await trx
    .insertInto('document_codes')
    .values({ site_id: place.siteId, request_id: place.requestId, token_hash: place.tokenHash, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'request_id', 'token_hash']).doUpdateSet(values))
    .execute()
  return code
}

const findCode = (trx: Trx, { siteId, requestId, tokenHash }: CodePlace) =>
  trx
    .selectFrom('document_codes as code')
    .innerJoin('document_recipients as recipient', (join) =>
      join
        .onRef('recipient.site_id', '=', 'code.site_id')
        .onRef('recipient.request_id', '=', 'code.request_id')
        .onRef('recipient.email', '=', 'code.email'),
    )
    .select([
      'code.email',
      'code.code_hash',
      'code.tries',
      'code.locked_until',
      'code.expires_at',
      'recipient.wrong_codes',
    ])
    .where('code.site_id', '=', siteId)
    .where('code.request_id', '=', requestId)
    .where('code.token_hash', '=', tokenHash)
    .executeTakeFirst()

type CodeRow = NonNullable<Awaited<ReturnType<typeof findCode>>>

const triesOf = ({ tries, wrong_codes, locked_until }: CodeRow): CodeTries => ({
  tries,
  wrongInAll: wrong_codes,
  lockedUntil: locked_until ?? undefined,
})

export type CodeState = 'none' | 'live' | 'dead' | { lockedFor: number }

const stateOf = (row: CodeRow | undefined, now: Date): CodeState => {
  if (!row) return 'none'
  const gate = codeGate(triesOf(row), now)
  if (gate === 'dead') return 'dead'
  if (gate === 'locked' && row.locked_until)
    return { lockedFor: Math.ceil((row.locked_until.getTime() - now.getTime()) / 1000) }
  return row.expires_at > now ? 'live' : 'none'
}

/** The state of this browser's code; a browser without a session has none. */
export const codeState = async (trx: Trx, place: Partial<CodePlace> & Omit<CodePlace, 'tokenHash'>, now: Date) =>
  place.tokenHash === undefined ? 'none' : stateOf(await findCode(trx, place as CodePlace), now)

/**
 * Checks a code against the one this browser requested, and counts a wrong one: for this code, and in total for its
 * recipient. The caller has locked the request.
 */
export const tryAccessCode = async (
  trx: Trx,
  key: KeyObject,
  place: CodePlace,
  typed: string,
  now: Date,
): Promise<'right' | 'wrong' | Exclude<CodeState, 'live'>> => {
  const row = await findCode(trx, place)
  const state = stateOf(row, now)
  if (!row || state !== 'live') return state === 'live' ? 'none' : state
  const { siteId, requestId, tokenHash } = place
  if (sameBytes(row.code_hash, hashOf(key, place, accessCodeOf(typed)))) {
    await trx
      .deleteFrom('document_codes')
      .where('site_id', '=', siteId)
      .where('request_id', '=', requestId)
      .where('token_hash', '=', tokenHash)
      .execute()
    return 'right'
  }
  const { tries, wrongInAll, lockedUntil } = afterWrongCode(triesOf(row), now)
  await trx
    .updateTable('document_codes')
    .set({ tries, locked_until: lockedUntil ?? null })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('token_hash', '=', tokenHash)
    .execute()
  await trx
    .updateTable('document_recipients')
    .set({ wrong_codes: wrongInAll })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('email', '=', row.email)
    .execute()
  return 'wrong'
}
