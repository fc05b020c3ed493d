import type { Updateable } from 'kysely'
import { isSigningHeld } from '../application/is-held.ts'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../kit/services.ts'
import { note } from './events.ts'
import { inviteNext } from './invite.ts'
import { finishSigning, voidEnvelope } from './jobs.ts'
import { type SigningMails, signingMails } from './mails.ts'
import {
  listSigners,
  type Signer,
  type SignerRef,
  type SigningRequest,
  saveRequest,
  saveSigner,
  signerPlace,
} from './store.ts'

export type SigningServices = Pick<
  Services,
  'crypto' | 'jobs' | 'keys' | 'limiter' | 'outbox' | 'texts' | 'publicUrl' | 'envelopes'
>

/** Shared by the handlers and jobs of signing. */
export interface SigningParts extends SigningServices {
  mails: SigningMails
}

export const signingParts = (services: SigningServices): SigningParts => ({
  ...services,
  mails: signingMails(services),
})

interface Moment {
  at: Date
  /** When the server learned of it, where a service sent the time. */
  now?: Date
  ip?: string
}

type Held = SigningRequest

/** Whether they still have to declare something before they sign. */
export const lacksStatement = ({ needsStatement, statement }: Pick<Signer, 'needsStatement' | 'statement'>): boolean =>
  needsStatement && statement === undefined

const refOf = ({ siteId, requestId }: Held, signerId: number): SignerRef => ({ siteId, requestId, signerId })

/**
 * After a signature: invites the next signer, or has the document finished. The caller holds the request, so that of
 * two concurrent signers one is the last.
 */
export const markSigned = async (
  trx: Trx,
  parts: SigningParts,
  request: Held,
  signerId: number,
  { at, now = at, ip, ...changes }: Moment & Updateable<Tables['signing_signers']>,
): Promise<void> => {
  const ref = refOf(request, signerId)
  await saveSigner(trx, ref, { ...changes, state: 'signed', ended_at: at, ip: ip ?? null })
  await note(trx, { ...ref, kind: 'signed', at, now, ...(ip !== undefined && { ip }) })
  const signers = await listSigners(trx, request.siteId, request.requestId)
  if (signers.some(({ state }) => state !== 'signed')) return inviteNext(trx, parts, request, now)
  await saveRequest(trx, request, { state: 'sealing' })
  await parts.jobs.send(trx, finishSigning, { siteId: request.siteId, requestId: request.requestId })
}

/**
 * A signer declines, so no one may sign any more. The broker receives the reason; the others are only notified of the
 * end.
 */
export const markDeclined = async (
  trx: Trx,
  parts: SigningParts,
  request: Held,
  signerId: number,
  { at, now = at, ip, reason }: Moment & { reason: string },
): Promise<void> => {
  const ref = refOf(request, signerId)
  await saveSigner(trx, ref, {
    state: 'declined',
    ended_at: at,
    ip: ip ?? null,
    reason: parts.crypto.encrypt(reason, signerPlace(ref, 'reason')),
  })
  await note(trx, { ...ref, kind: 'declined', at, now, ...(ip !== undefined && { ip }) })
  await saveRequest(trx, request, { state: 'declined' })
  const signers = await listSigners(trx, request.siteId, request.requestId)
  const declined = signers.find((signer) => signer.signerId === signerId)
  if (declined) await parts.mails.brokerDeclined(trx, request, declined, reason, now)
  await stop(trx, parts, request, now)
}

const noDocument = Buffer.alloc(0)

/** The broker cancels the request, or it has expired. */
export const cancel = async (
  trx: Trx,
  parts: SigningParts,
  request: Held,
  at: Date,
  actor = 'operator',
): Promise<void> => {
  await saveRequest(trx, request, { state: 'cancelled' })
  const signers = await listSigners(trx, request.siteId, request.requestId)
  const isKept = await isSigningHeld(trx, request)
  // What no one signed is no evidence of anything, and no one needs its megabytes. That of an insurance application stays with it,
  // and what is on hold is kept as it was sent.
  if (request.purpose === 'document' && signers.every(({ state }) => state !== 'signed') && !isKept)
    await saveRequest(trx, request, { document: noDocument })
  await note(trx, { siteId: request.siteId, requestId: request.requestId, kind: 'cancelled', at }, actor)
  await stop(trx, parts, request, at)
}

const stop = async (trx: Trx, { jobs, mails }: SigningParts, request: Held, at: Date) => {
  const { siteId, requestId, envelopeId } = request
  const told = (await listSigners(trx, siteId, requestId)).filter(
    ({ state }) => state === 'invited' || state === 'signed',
  )
  for (const signer of told) await mails.stopped(trx, request, signer, at)
  if (envelopeId !== undefined) await jobs.send(trx, voidEnvelope, { siteId, requestId, envelopeId })
}
