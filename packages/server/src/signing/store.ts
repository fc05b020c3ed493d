import { type Language, languageId, languageOf } from '@foyer/domain/kit/language.ts'
import type { RequestState, SignerState } from '@foyer/domain/signing/states.ts'
import type { Selectable, Updateable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { folded } from '../kit/found-by.ts'
import { personOfActor } from '../kit/office-session.ts'
import type { Place } from '../kit/sealed-columns.ts'
import { json } from '../kit/transaction.ts'
import type { NewSigningRequest, SignaturePlace, SignerRef, SigningPurpose } from '../ports/signing.ts'

export type { SignerRef }

export interface SigningRequest {
  siteId: string
  requestId: string
  referenceId: string
  purpose: SigningPurpose
  title: Record<Language, string>
  /** A few words to the signers; may be empty. */
  note: string
  isOrdered: boolean
  /** The deal that it was made from. */
  applicationId: number | undefined
  /** Without one, the person of staff whose it is: who made it, or whose deal it was made from. */
  personId: string | undefined
  state: RequestState
  documentHash: string
  envelopeId: string | undefined
  createdAt: Date
  completedAt: Date | undefined
  /** The newest try to seal it that failed. */
  sealingFailedAt: Date | undefined
}

/** What a signer agreed to: the version, the SHA-256 of the exact text, and its language. */
export interface SigningConsent {
  version: string
  hash: string
  language: Language
}

export interface Signer {
  signerId: number
  order: number
  firstName: string
  lastName: string
  email: string
  language: Language
  place: SignaturePlace | undefined
  state: SignerState
  linkExpiresAt: Date | undefined
  /** 0 drawn, 1 typed; undefined before they sign, and after signing at an external service. */
  method: number | undefined
  consent: SigningConsent | undefined
  /** What they declare with their signature, in each language. */
  statement: Record<Language, string> | undefined
  needsStatement: boolean
  /** `mail`: by our link and code; `caller`: by the link, code and questions of the feature that asked for signatures. */
  knownBy: 'mail' | 'caller'
  ip: string | undefined
  endedAt: Date | undefined
}

const requestColumns = [
  'site_id',
  'request_id',
  'reference_id',
  'purpose',
  'title',
  'note',
  'is_ordered',
  'application_id',
  'actor',
  'kept_for',
  'state',
  'document_hash',
  'envelope_id',
  'created_at',
  'completed_at',
  'sealing_failed_at',
] as const

const requestOf = (
  row: Pick<Selectable<Tables['signing_requests']>, (typeof requestColumns)[number]>,
): SigningRequest => ({
  siteId: row.site_id,
  requestId: row.request_id,
  referenceId: row.reference_id,
  purpose: row.purpose === 'insurance' ? 'insurance' : 'document',
  title: row.title as Record<Language, string>,
  note: row.note,
  isOrdered: row.is_ordered,
  applicationId: row.application_id ?? undefined,
  personId: row.application_id === null ? (row.kept_for ?? personOfActor(row.actor)) : undefined,
  state: row.state as RequestState,
  documentHash: row.document_hash,
  envelopeId: row.envelope_id ?? undefined,
  createdAt: row.created_at,
  completedAt: row.completed_at ?? undefined,
  sealingFailedAt: row.sealing_failed_at ?? undefined,
})

const requests = (trx: Trx, siteId: string) =>
  trx.selectFrom('signing_requests').select(requestColumns).where('site_id', '=', siteId)

export const findRequest = async (trx: Trx, siteId: string, requestId: string): Promise<SigningRequest | undefined> => {
  const row = await requests(trx, siteId).where('request_id', '=', requestId).executeTakeFirst()
  return row && requestOf(row)
}

/** The request of a checked id. */
export const getRequest = async (trx: Trx, siteId: string, requestId: string): Promise<SigningRequest> => {
  const request = await findRequest(trx, siteId, requestId)
  if (!request) throw new Error('a signing request does not exist')
  return request
}

/** Locks the request until the transaction ends, so that changes are serialized. */
export const holdRequest = async (trx: Trx, siteId: string, requestId: string): Promise<SigningRequest | undefined> => {
  const row = await requests(trx, siteId).where('request_id', '=', requestId).forNoKeyUpdate().executeTakeFirst()
  return row && requestOf(row)
}

/** Locks what was sent to be signed from an application. */
export const holdRequestsOf = async (trx: Trx, siteId: string, applicationId: number): Promise<SigningRequest[]> => {
  const rows = await requests(trx, siteId)
    .where('application_id', '=', applicationId)
    .orderBy('request_id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(requestOf)
}

export const listRequests = async (
  trx: Trx,
  siteId: string,
  { purposes, most }: { purposes: readonly SigningPurpose[]; most: number },
): Promise<SigningRequest[]> => {
  const rows = await requests(trx, siteId)
    .where('purpose', 'in', purposes)
    .orderBy('created_at', 'desc')
    .orderBy('request_id')
    .limit(most)
    .execute()
  return rows.map(requestOf)
}

const signerOf = (row: Selectable<Tables['signing_signers']>): Signer => ({
  signerId: row.signer_id,
  order: row.turn,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  language: languageOf(row.language),
  place: (row.place as SignaturePlace | null) ?? undefined,
  state: row.state as SignerState,
  linkExpiresAt: row.link_expires_at ?? undefined,
  method: row.method ?? undefined,
  consent: (row.consent as SigningConsent | null) ?? undefined,
  statement: (row.statement as Record<Language, string> | null) ?? undefined,
  needsStatement: row.needs_statement,
  knownBy: row.known_by === 'caller' ? 'caller' : 'mail',
  ip: row.ip ?? undefined,
  endedAt: row.ended_at ?? undefined,
})

export type ListedSigner = Pick<Signer, 'signerId' | 'firstName' | 'lastName' | 'email' | 'state' | 'endedAt'> & {
  requestId: string
  /** Why they declined; empty where they did not. */
  reason: string
}

/** The signers of listed requests, in signing order, in one statement and without what they agreed to and signed. */
export const listSignersOf = async (
  trx: Trx,
  crypto: FieldCrypto,
  listed: readonly SigningRequest[],
): Promise<ListedSigner[]> => {
  const [first] = listed
  if (first === undefined) return []
  const rows = await trx
    .selectFrom('signing_signers')
    .select(['site_id', 'request_id', 'signer_id', 'first_name', 'last_name', 'email', 'state', 'ended_at', 'reason'])
    .where('site_id', '=', first.siteId)
    .where(
      'request_id',
      'in',
      listed.map(({ requestId }) => requestId),
    )
    .orderBy('turn')
    .orderBy('signer_id')
    .execute()
  return rows.map((row) => {
    const ref = { siteId: row.site_id, requestId: row.request_id, signerId: row.signer_id }
    return {
      ...{ requestId: row.request_id, signerId: row.signer_id, firstName: row.first_name, lastName: row.last_name },
      ...{ email: row.email, state: row.state as SignerState, endedAt: row.ended_at ?? undefined },
      reason: row.reason ? crypto.decrypt(row.reason, signerPlace(ref, 'reason')) : '',
    }
  })
}

const signers = (trx: Trx, siteId: string) =>
  trx.selectFrom('signing_signers').selectAll().where('site_id', '=', siteId)

/** In signing order. */
export const listSigners = async (trx: Trx, siteId: string, requestId: string): Promise<Signer[]> => {
  const rows = await signers(trx, siteId)
    .where('request_id', '=', requestId)
    .orderBy('turn')
    .orderBy('signer_id')
    .execute()
  return rows.map(signerOf)
}

export const findSignerByLink = async (trx: Trx, siteId: string, hash: Buffer) => {
  const row = await signers(trx, siteId).where('link_hash', '=', hash).executeTakeFirst()
  return row && { requestId: row.request_id, signer: signerOf(row) }
}

const insertSigners = (trx: Trx, requestId: string, { siteId, signers: asked }: NewSigningRequest) =>
  trx
    .insertInto('signing_signers')
    .values(
      asked.map((signer) => ({
        site_id: siteId,
        request_id: requestId,
        signer_id: signer.signerId,
        turn: signer.order,
        first_name: signer.firstName,
        last_name: signer.lastName,
        email: signer.email,
        language: languageId(signer.language),
        place: signer.place ? json(signer.place) : null,
        needs_statement: signer.needsStatement === true,
      })),
    )
    .execute()

export type Part = 'document' | 'finished'
const documentPlace = (siteId: string, requestId: string, column: Part): Place => ({
  table: 'signing_requests',
  column,
  row: requestId,
  site: siteId,
})

const sealed = (crypto: FieldCrypto, siteId: string, requestId: string, part: Part, bytes: Uint8Array) =>
  crypto.encrypt(Buffer.from(bytes).toString('base64'), documentPlace(siteId, requestId, part))

interface Kept {
  requestId: string
  documentHash: string
  state: RequestState
  now: Date
}

/** What a search of the list looks in. */
const wordsOf = ({ title, signers: asked }: NewSigningRequest): string =>
  [title.en, title.fr, ...asked.flatMap((one) => [one.firstName, one.lastName, one.email])].join(' ')

export const insertRequest = async (
  trx: Trx,
  crypto: FieldCrypto,
  request: NewSigningRequest,
  { requestId, documentHash, state, now }: Kept,
): Promise<void> => {
  await trx
    .insertInto('signing_requests')
    .values({
      site_id: request.siteId,
      request_id: requestId,
      reference_id: request.referenceId,
      purpose: request.purpose,
      actor: request.actor,
      title: json(request.title),
      note: request.note ?? '',
      application_id: request.applicationId ?? null,
      is_ordered: request.isOrdered,
      state,
      document: sealed(crypto, request.siteId, requestId, 'document', request.documentPdf),
      document_hash: documentHash,
      created_at: now,
      words: folded(wordsOf(request)),
    })
    .execute()
  await insertSigners(trx, requestId, request)
}

/** The document as given or as finished; undefined until it is, and for one that was cancelled before anyone signed. */
export const readDocument = async (
  trx: Trx,
  crypto: FieldCrypto,
  { siteId, requestId }: { siteId: string; requestId: string },
  part: Part,
): Promise<Buffer | undefined> => {
  const row = await trx
    .selectFrom('signing_requests')
    .select(part)
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  const bytes = row?.[part]
  return bytes && bytes.length > 0
    ? Buffer.from(crypto.decrypt(bytes, documentPlace(siteId, requestId, part)), 'base64')
    : undefined
}

interface Finished {
  siteId: string
  requestId: string
  bytes: Uint8Array
  hash: string
  now: Date
}

export const keepFinished = (trx: Trx, crypto: FieldCrypto, { siteId, requestId, bytes, hash, now }: Finished) =>
  saveRequest(
    trx,
    { siteId, requestId },
    {
      finished: sealed(crypto, siteId, requestId, 'finished', bytes),
      finished_hash: hash,
      state: 'completed',
      completed_at: now,
    },
  )

export const saveRequest = (
  trx: Trx,
  { siteId, requestId }: { siteId: string; requestId: string },
  changes: Updateable<Tables['signing_requests']> & { state?: RequestState },
) =>
  trx
    .updateTable('signing_requests')
    .set(changes)
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()

/** Someone of staff sees how the request ended: it is a need of its deal no more. */
export const noteSeen = (
  trx: Trx,
  { siteId, requestId, now }: { siteId: string; requestId: string; now: Date },
): Promise<unknown> =>
  trx
    .updateTable('signing_requests')
    .set({ seen_at: now })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('state', 'in', ['completed', 'declined'])
    .where('seen_at', 'is', null)
    .execute()

export const saveSigner = (
  trx: Trx,
  { siteId, requestId, signerId }: SignerRef,
  changes: Updateable<Tables['signing_signers']> & { state?: SignerState },
) =>
  trx
    .updateTable('signing_signers')
    .set(changes)
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('signer_id', '=', signerId)
    .execute()

/** A signer's signature and reason to decline can be decrypted in their own row only. */
export const signerPlace = ({ siteId, requestId, signerId }: SignerRef, column: 'signature' | 'reason'): Place => ({
  table: 'signing_signers',
  column,
  row: `${requestId}/${signerId}`,
  site: siteId,
})

/** The signatures or the reasons of a request, by SignerID. */
export const readSignerSecrets = async (
  trx: Trx,
  crypto: FieldCrypto,
  { siteId, requestId }: { siteId: string; requestId: string },
  column: 'signature' | 'reason',
): Promise<Map<number, string>> => {
  const rows = await trx
    .selectFrom('signing_signers')
    .select(['signer_id', column])
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const bytes = row[column]
      const place = signerPlace({ siteId, requestId, signerId: row.signer_id }, column)
      return bytes ? [[row.signer_id, crypto.decrypt(bytes, place)] as const] : []
    }),
  )
}
