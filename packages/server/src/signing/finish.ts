import { senderName } from '../kit/mail-layout.ts'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { getSite } from '../site/index.ts'
import { listEvents, note } from './events.ts'
import { signingMails } from './mails.ts'
import type { finishedDocument } from './pdf/finished-document.ts'
import type { FindSealingKey } from './seal/sealing-key.ts'
import { sha256 } from './signer-page-data.ts'
import {
  findRequest,
  holdRequest,
  keepFinished,
  listSigners,
  readDocument,
  readSignerSecrets,
  saveRequest,
} from './store.ts'

const drawerOf = (siteId: string) => ({
  siteId,
  module: new URL('./pdf/finished-document.ts', import.meta.url),
  name: 'finishedDocument',
})

interface Request {
  siteId: string
  requestId: string
}

export type FinishServices = Pick<
  Services,
  'database' | 'crypto' | 'clock' | 'texts' | 'outbox' | 'publicUrl' | 'envelopes'
>

/**
 * The handler of `finish-signing`. The document is made outside of a transaction; one stored already is not replaced.
 */
export const finish =
  (services: FinishServices, findSealingKey: FindSealingKey) =>
  async (ref: Request): Promise<void> => {
    const { database, clock } = services
    const request = await inSite(database.db, ref.siteId, (trx) => findRequest(trx, ref.siteId, ref.requestId))
    if (request?.state !== 'sealing') return
    try {
      const bytes =
        request.envelopeId === undefined
          ? await makeDocument(services, findSealingKey, ref)
          : await documentFromOutside(services, request.envelopeId)
      await keep(services, ref, bytes, clock.now())
    } catch (error) {
      await inSite(database.db, ref.siteId, (trx) => saveRequest(trx, ref, { sealing_failed_at: clock.now() }))
      throw error
    }
  }

const documentFromOutside = ({ envelopes }: FinishServices, envelopeId: string): Promise<Uint8Array> => {
  if (!envelopes) throw new Error('the external service of a request is no longer configured')
  return envelopes.document(envelopeId)
}

const makeDocument = async (
  { database, crypto, clock, texts }: FinishServices,
  findSealingKey: FindSealingKey,
  ref: Request,
): Promise<Buffer> => {
  const { siteId, requestId } = ref
  const found = await inSite(database.db, siteId, async (trx) => ({
    request: await findRequest(trx, siteId, requestId),
    signers: await listSigners(trx, siteId, requestId),
    signatures: await readSignerSecrets(trx, crypto, ref, 'signature'),
    events: await listEvents(trx, siteId, requestId),
    document: await readDocument(trx, crypto, ref, 'document'),
    link: (await getSite(trx, siteId)).link,
  }))
  const { request, signers, signatures, events, document, link } = found
  if (!request || !document) throw new Error('a signing request does not exist')
  if (sha256(document) !== request.documentHash) throw new Error('the document is not the one that was signed')
  const marks = signers.map((signer) => ({
    signer,
    mark: { method: signer.method ?? 0, signature: signatures.get(signer.signerId) ?? '' },
  }))
  const certificate = { request, signatures: marks, events, link, at: clock.now() }
  const reason = texts.of(signers[0]?.language ?? 'en')('signing.pdf:reason')
  return drawInWorker<typeof finishedDocument>(texts, drawerOf(siteId), {
    document,
    certificate,
    key: await findSealingKey(),
    words: { reason, name: senderName(link.AgentProfile) },
  })
}

const keep = (services: FinishServices, { siteId, requestId }: Request, bytes: Uint8Array, now: Date) =>
  inSite(services.database.db, siteId, async (trx) => {
    const request = await holdRequest(trx, siteId, requestId)
    if (request?.state !== 'sealing') return
    await keepFinished(trx, services.crypto, { siteId, requestId, bytes, hash: sha256(bytes), now })
    await note(trx, { siteId, requestId, kind: 'completed', at: now })
    const mails = signingMails(services)
    const signers = await listSigners(trx, siteId, requestId)
    for (const signer of signers) await mails.copy(trx, request, signer, now)
    await mails.brokerCompleted(trx, request, signers, now)
  })
