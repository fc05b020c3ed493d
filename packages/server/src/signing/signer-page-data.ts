import { createHash } from 'node:crypto'
import { mostDocumentBytes, mostSigners } from '@foyer/domain/signing/rules.ts'
import { deskState } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { json } from '../kit/transaction.ts'
import type { SignerRef, SigningPort } from '../ports/signing.ts'
import { lacksStatement } from './advance.ts'
import { note } from './events.ts'
import { grantSubject } from './grant-subject.ts'
import { expectAll, inviteNext } from './invite.ts'
import { createEnvelope } from './jobs.ts'
import { signingMails } from './mails.ts'
import { findRequest, getRequest, holdRequest, insertRequest, listSigners, readDocument, saveSigner } from './store.ts'

export type DeskServices = Pick<Services, 'crypto' | 'jobs' | 'keys' | 'outbox' | 'texts' | 'publicUrl' | 'envelopes'>

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The signing of documents, on our own page or through an external service if one is configured. Signers receive the
 * same links and codes either way.
 */
export const signingDesk = (services: DeskServices): SigningPort => {
  const { crypto, jobs, envelopes } = services
  const parts = { ...services, mails: signingMails(services) }
  /** The signer while it is their turn, with their request held; undefined before and after. */
  const holdSigner = async (trx: Trx, { siteId, requestId, signerId }: SignerRef) => {
    const request = await holdRequest(trx, siteId, requestId)
    const signer = (await listSigners(trx, siteId, requestId)).find((one) => one.signerId === signerId)
    if (!request || !signer || request.envelopeId !== undefined) return undefined
    return deskState({ request: request.state, signer: signer.state }) === 'sign' ? signer : undefined
  }
  return {
    isOutside: envelopes !== undefined,
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
      else if (request.isOnPage) await expectAll(trx, await getRequest(trx, siteId, requestId), now)
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
        mayDeclare: signer.needsStatement && deskState({ request: state, signer: signer.state }) === 'sign',
      }))
      return { requestId, referenceId, state, createdAt, completedAt, signers }
    },
    async declare(trx, ref, statement) {
      const signer = await holdSigner(trx, ref)
      if (!signer?.needsStatement) return false
      await saveSigner(trx, ref, { statement: json(statement) })
      return true
    },
    async admit(trx, ref, { now, ip }) {
      const signer = await holdSigner(trx, ref)
      if (!signer || lacksStatement(signer)) return undefined
      // Once: the certificate has all events, and its length must not depend on how often a page is opened.
      if (signer.knownBy !== 'caller') {
        await saveSigner(trx, ref, { known_by: 'caller' })
        await note(trx, { ...ref, kind: 'admitted', at: now, ip })
      }
      return grantSubject(ref)
    },
    signedDocument: (trx, siteId, requestId) => readDocument(trx, crypto, { siteId, requestId }, 'finished'),
  }
}
