import { createHash } from 'node:crypto'
import { mostDocumentBytes, mostSigners } from '@foyer/domain/signing/rules.ts'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import type { SigningPort } from '../ports/signing.ts'
import { note } from './events.ts'
import { inviteNext } from './invite.ts'
import { createEnvelope } from './jobs.ts'
import { signingMails } from './mails.ts'
import { findRequest, getRequest, insertRequest, listSigners, readDocument } from './store.ts'

export type DeskServices = Pick<Services, 'crypto' | 'jobs' | 'keys' | 'outbox' | 'texts' | 'publicUrl' | 'envelopes'>

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The signing of documents, on our own page or through an external service if one is configured. Signers receive the
 * same links and codes either way.
 */
export const signingDesk = (services: DeskServices): SigningPort => {
  const { crypto, jobs, envelopes } = services
  const parts = { ...services, mails: signingMails(services) }
  return {
    async request(trx: Trx, request, now) {
      const { siteId, documentPdf, signers, actor } = request
      if (documentPdf.length > mostDocumentBytes) throw new Error('the document is larger than can be mailed')
      if (signers.length === 0 || signers.length > mostSigners)
        throw new Error('a signing request has no signers, or too many')
      const requestId = randomPublicId()
      const state = envelopes ? 'preparing' : 'open'
      await insertRequest(trx, crypto, request, { requestId, documentHash: sha256(documentPdf), state, now })
      await note(trx, { siteId, requestId, kind: 'requested', at: now }, actor)
      if (envelopes) await jobs.send(trx, createEnvelope, { siteId, requestId })
      else await inviteNext(trx, parts, await getRequest(trx, siteId, requestId), now)
      return { requestId }
    },
    async progress(trx, siteId, requestId) {
      const request = await findRequest(trx, siteId, requestId)
      if (!request) return undefined
      const { referenceId, state, createdAt, completedAt } = request
      const signers = (await listSigners(trx, siteId, requestId)).map((signer) => ({
        signerId: signer.signerId,
        firstName: signer.firstName,
        lastName: signer.lastName,
        email: signer.email,
        state: signer.state,
        signedAt: signer.state === 'signed' ? signer.endedAt : undefined,
      }))
      return { requestId, referenceId, state, createdAt, completedAt, signers }
    },
    signedDocument: (trx, siteId, requestId) => readDocument(trx, crypto, { siteId, requestId }, 'finished'),
  }
}
