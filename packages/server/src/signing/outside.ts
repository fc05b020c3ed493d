import { cleanLines } from '@foyer/domain/kit/text.ts'
import { reasonLength } from '@foyer/domain/signing/rules.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { EnvelopePort, EnvelopeProgress } from '../ports/envelopes.ts'
import { cancel, markDeclined, markSigned, type SigningParts, signingParts } from './advance.ts'
import { inviteNext } from './invite.ts'
import { checkEnvelope, voidEnvelope } from './jobs.ts'
import { noticeUrl } from './notice-url.ts'
import {
  findRequest,
  getRequest,
  holdRequest,
  listSigners,
  readDocument,
  type SigningRequest,
  saveRequest,
} from './store.ts'

type OutsideServices = Pick<
  Services,
  'database' | 'clock' | 'crypto' | 'jobs' | 'keys' | 'limiter' | 'outbox' | 'texts' | 'publicUrl' | 'envelopes'
>

interface Ref {
  siteId: string
  requestId: string
}

/** Interval between queries of an envelope when the service sends no notices. */
const watchSeconds = 15 * 60

const outside = ({ envelopes }: OutsideServices): EnvelopePort => {
  if (!envelopes) throw new Error('the external service of a request is no longer configured')
  return envelopes
}

/**
 * The handler of `create-envelope`: first the envelope, then our own row and the links, so that no one is invited to a
 * missing envelope. A request cancelled or erased meanwhile, or after a try whose reply was lost, has its envelope voided.
 */
export const sendEnvelope =
  (services: OutsideServices) =>
  async (ref: Ref): Promise<void> => {
    const { database, crypto, clock, jobs, publicUrl } = services
    const parts = signingParts(services)
    const { siteId, requestId } = ref
    const found = await inSite(database.db, siteId, async (trx) => ({
      request: await findRequest(trx, siteId, requestId),
      signers: await listSigners(trx, siteId, requestId),
      documentPdf: await readDocument(trx, crypto, ref, 'document'),
    }))
    const { request, signers, documentPdf } = found
    if (request?.envelopeId !== undefined) return
    const [first] = signers
    const create = ({ title, isOrdered }: SigningRequest, document: Buffer) =>
      outside(services).create({
        ...ref,
        title: title[first?.language ?? 'en'],
        documentPdf: document,
        isOrdered,
        signers: signers.map((signer) => ({ ...signer, name: `${signer.firstName} ${signer.lastName}` })),
        noticeUrl: noticeUrl(publicUrl, ref),
      })
    const isWanted = request?.state === 'preparing' && documentPdf !== undefined
    const envelopeId = await (isWanted ? create(request, documentPdf) : outside(services).find(requestId))
    if (envelopeId === undefined) return
    await inSite(database.db, siteId, async (trx) => {
      const held = await holdRequest(trx, siteId, requestId)
      if (held?.envelopeId !== undefined) return
      if (held?.state !== 'preparing') {
        if (held) await saveRequest(trx, ref, { envelope_id: envelopeId })
        return jobs.send(trx, voidEnvelope, { ...ref, envelopeId })
      }
      const now = clock.now()
      const open = { ...held, state: 'open' as const, envelopeId }
      await saveRequest(trx, ref, { state: 'open', envelope_id: envelopeId })
      await inviteNext(trx, parts, open, now)
      await jobs.send(trx, checkEnvelope, { ...ref, isWatch: true }, new Date(now.getTime() + watchSeconds * 1000))
    })
  }

/** The handler of `check-envelope`: stores changes that the service reports. */
export const takeOver =
  (services: OutsideServices) =>
  async ({ isWatch, ...ref }: Ref & { isWatch: boolean }): Promise<void> => {
    const { database, clock, jobs } = services
    const parts = signingParts(services)
    const { siteId, requestId } = ref
    const request = await inSite(database.db, siteId, (trx) => findRequest(trx, siteId, requestId))
    if (request?.state !== 'open' || request.envelopeId === undefined) return
    const progress = await outside(services).progress(request.envelopeId)
    await inSite(database.db, siteId, async (trx) => {
      const held = await holdRequest(trx, siteId, requestId)
      if (held?.state !== 'open') return
      const now = clock.now()
      const stays = await apply(trx, parts, held, progress, now)
      if (stays && isWatch)
        await jobs.send(trx, checkEnvelope, { ...ref, isWatch }, new Date(now.getTime() + watchSeconds * 1000))
    })
  }

/** Returns whether the request is still open afterwards. */
const apply = async (
  trx: Trx,
  parts: SigningParts,
  request: SigningRequest,
  { state, signers: told }: EnvelopeProgress,
  now: Date,
): Promise<boolean> => {
  const known = await listSigners(trx, request.siteId, request.requestId)
  const isNews = ({ signerId }: { signerId: number }) =>
    known.some((one) => one.signerId === signerId && (one.state === 'invited' || one.state === 'waiting'))
  for (const { signerId, state: theirs, endedAt = now } of told)
    if (theirs === 'signed' && isNews({ signerId }))
      await markSigned(trx, parts, request, signerId, { at: endedAt, now })
  const declined = told.find((one) => one.state === 'declined' && isNews(one))
  if (declined) {
    const reason = cleanLines(declined.reason ?? '').slice(0, reasonLength)
    await markDeclined(trx, parts, request, declined.signerId, { at: declined.endedAt ?? now, now, reason })
    return false
  }
  // Once everyone has signed, the request is being sealed, and voiding the envelope no longer cancels it.
  const isOpen = (await getRequest(trx, request.siteId, request.requestId)).state === 'open'
  if (isOpen && state === 'voided') {
    await cancel(trx, parts, request, now)
    return false
  }
  return isOpen && state === 'open'
}

/** The handler of `void-envelope`. */
export const endEnvelope =
  (services: OutsideServices) =>
  async ({ siteId, requestId, envelopeId: given }: Ref & { envelopeId?: string }): Promise<void> => {
    const stored = async () => inSite(services.database.db, siteId, (trx) => findRequest(trx, siteId, requestId))
    const envelopeId = given ?? (await stored())?.envelopeId
    if (envelopeId === undefined) return
    await outside(services).void(envelopeId, services.texts.of('en')('signing.mails:voided'))
  }
