import type { KeyObject } from 'node:crypto'
import { accessCodeOf, afterWrongCode, type CodeTries, codeGate } from '@foyer/domain/documents/access-code.ts'
import type { Trx } from '../db/open-database.ts'
import { keyedHash, randomCode, sameBytes } from '../kit/hash.ts'
import { type HeldRequest, listRecipients } from './request-store.ts'

interface CodePlace {
  siteId: string
  requestId: string
  email: string
}

const hashOf = (key: KeyObject, { siteId, requestId, email }: CodePlace, code: string) =>
  keyedHash(key, 'access-code', siteId, requestId, email, code)

/** Makes a recipient's one live code; the one before it dies. */
export const makeAccessCode = async (trx: Trx, key: KeyObject, place: CodePlace): Promise<string> => {
  const code = randomCode()
  await trx
    .updateTable('document_recipients')
    .set({ code_hash: hashOf(key, place, code) })
    .where('site_id', '=', place.siteId)
    .where('request_id', '=', place.requestId)
    .where('email', '=', place.email)
    .execute()
  return code
}

export const triesOf = (request: HeldRequest): CodeTries => ({
  tries: request.code_tries,
  wrongInAll: request.wrong_codes,
  lockedUntil: request.codes_locked_until ?? undefined,
})

/** The link is over: too old, or too many wrong codes. */
export const isOver = (request: HeldRequest, now: Date): boolean =>
  request.expires_at <= now || codeGate(triesOf(request), now) === 'dead'

const keepTries = (trx: Trx, { site_id, request_id }: HeldRequest, { tries, wrongInAll, lockedUntil }: CodeTries) =>
  trx
    .updateTable('document_requests')
    .set({ code_tries: tries, wrong_codes: wrongInAll, codes_locked_until: lockedUntil ?? null })
    .where('site_id', '=', site_id)
    .where('request_id', '=', request_id)
    .execute()

/** Tries a code against every recipient's, and counts it when it is none's. The caller holds the request. */
export const tryAccessCode = async (
  trx: Trx,
  key: KeyObject,
  request: HeldRequest,
  typed: string,
  now: Date,
): Promise<'right' | 'wrong'> => {
  const { site_id: siteId, request_id: requestId } = request
  const code = accessCodeOf(typed)
  const recipients = await listRecipients(trx, siteId, requestId)
  const isRight = recipients
    .map(({ email, code_hash: hash }) => hash && sameBytes(hash, hashOf(key, { siteId, requestId, email }, code)))
    .some(Boolean)
  const tries = triesOf(request)
  await keepTries(trx, request, isRight ? { ...tries, tries: 0, lockedUntil: undefined } : afterWrongCode(tries, now))
  return isRight ? 'right' : 'wrong'
}
