import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { operatorSigningCalls } from '@foyer/contract/signing/calls.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { cleanLine, cleanLines, isBlank } from '@foyer/domain/kit/text.ts'
import { mostDocumentBytes, signingRequestProblems } from '@foyer/domain/signing/rules.ts'
import { deskState } from '@foyer/domain/signing/states.ts'
import { holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { endGrants } from '../kit/grants.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { takeLinkTo } from '../kit/links-to-address.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import type { NewSigningRequest } from '../ports/signing.ts'
import { findSite } from '../site/index.ts'
import { isClean, signableDocument } from '../uploads/index.ts'
import { cancel, lacksStatement, type SigningServices, signingParts } from './advance.ts'
import { grantSubject } from './grant-subject.ts'
import { sendLink } from './invite.ts'
import { purposesOf } from './purposes.ts'
import {
  findRequest,
  holdRequest,
  type ListedSigner,
  listRequests,
  listSigners,
  listSignersOf,
  type SigningRequest,
} from './store.ts'

/** Documents of a brokerage: each is stored, with up to 10 MB. */
const documentsADay: Limit = { name: 'signing-documents', max: 100, seconds: 24 * 60 * 60 }
const mostListed = 500
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

type Body = BodyOf<'/broker-api/RequestSignatures'>

const requestOf = (body: Body, documentPdf: Uint8Array, actor: string): NewSigningRequest => {
  const en = cleanLine(body.Title)
  return {
    siteId: body.SiteID,
    referenceId: cleanLine(body.ReferenceID ?? ''),
    purpose: 'document',
    title: { en, fr: isBlank(body.TitleFr) ? en : cleanLine(body.TitleFr ?? '') },
    note: cleanLines(body.Note ?? ''),
    ...(body.DealID && { applicationId: body.DealID }),
    documentPdf,
    signers: body.Signers.map((signer, index) => ({
      signerId: index + 1,
      firstName: cleanLine(signer.FirstName),
      lastName: cleanLine(signer.LastName),
      email: normaliseEmail(signer.Email),
      order: index + 1,
      language: languageOf(signer.LanguageID ?? 1),
    })),
    isOrdered: body.EnableOrdering === 1,
    actor,
  }
}

export const operatorSigningHandlers = (
  services: SigningServices & Pick<Services, 'signing' | 'database' | 'scanner'>,
) => {
  const parts = signingParts(services)
  return implementCalls(operatorSigningCalls, {
    requestSignatures: {
      async free({ body, scope, now, note, refuse, assertNoProblems, transaction }) {
        const { DealID: applicationId } = body
        if (!(await transaction((trx) => findSite(trx, body.SiteID)))) return refuse('UnknownSite')
        if (applicationId) {
          if (scope.rights.seesDeals === false || !holdsAction(scope.rights, 'deal.view')) return refuse('NotPermitted')
          note({ applicationId })
        }
        assertNoProblems(signingRequestProblems({ ...body, Note: body.Note ?? '' }))
        const text = body.Document.replaceAll(/\s/g, '')
        const bytes = base64.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
        const sender = await brokerageOrSite(services.database, body.SiteID)
        const document = bytes.length <= mostDocumentBytes ? await signableDocument(sender, bytes) : undefined
        if (!document || document.length > mostDocumentBytes || !(await isClean(services.scanner, document)))
          return refuse('InvalidDocument', { errors: [{ Field: 'Document', Key: 'InvalidDocument' }] })
        await services.limiter.takeOrRefuse(documentsADay, sender, now)
        const { requestId } = await transaction(async (trx) => {
          // Held, so that its borrower does not delete it meanwhile; another's is as if it did not exist.
          if (applicationId) await holdApplication(trx, body.SiteID, applicationId)
          return services.signing.request(trx, requestOf(body, document, scope.actor), now)
        })
        return { SigningRequestID: requestId }
      },
    },
    listSigningRequests: {
      async transaction({ body, scope, refuse }, trx) {
        if (!(await findSite(trx, body.SiteID))) return refuse('UnknownSite')
        const purposes = purposesOf(scope, 'insurance.view')
        const requests = await listRequests(trx, body.SiteID, { purposes, most: mostListed })
        const signers = Map.groupBy(await listSignersOf(trx, parts.crypto, requests), ({ requestId }) => requestId)
        return { Requests: requests.map((request) => listed(request, signers.get(request.requestId) ?? [])) }
      },
    },
    resendSigningLink: {
      async transaction({ body, scope, now, refuse }, trx) {
        const request = await holdFor(trx, scope, body)
        const signer = request && (await signerOf(trx, request, body.SignerID))
        if (!signer) return refuse('NoAccess')
        if (deskState({ request: request.state, signer: signer.state }) !== 'sign' || lacksStatement(signer))
          return refuse('SigningNotOpen')
        await takeLinkTo(trx, services.keys.codes, { siteId: request.siteId, email: signer.email, now })
        // A browser that came by the former link reads and signs no more.
        await endGrants(
          trx,
          request.siteId,
          'signer',
          grantSubject({ requestId: request.requestId, signerId: signer.signerId }),
        )
        await sendLink(trx, parts, request, signer, now)
        return {}
      },
    },
    cancelSigningRequest: {
      async transaction({ body, scope, now, refuse }, trx) {
        const request = await holdFor(trx, scope, body)
        if (!request) return refuse('NoAccess')
        if (!canCancel(request)) return refuse('SigningNotOpen')
        await cancel(trx, parts, request, now, scope.actor)
        return {}
      },
    },
    downloadSignedDocument: {
      async transaction({ body, scope, refuse }, trx) {
        const { SiteID: siteId, SigningRequestID: requestId } = body
        const request = await findRequest(trx, siteId, requestId)
        if (!request || !purposesOf(scope, 'insurance.view').includes(request.purpose)) return refuse('NoAccess')
        const bytes = await services.signing.signedDocument(trx, siteId, requestId)
        return bytes ? { Pdf: Buffer.from(bytes).toString('base64') } : refuse('SigningNotOpen')
      },
    },
  })
}

/** The request that a caller may change; what they may not is as if it did not exist. */
const holdFor = async (
  trx: Trx,
  scope: ScopeOf<'operator'>,
  { SiteID, SigningRequestID }: { SiteID: string; SigningRequestID: string },
): Promise<SigningRequest | undefined> => {
  const request = await holdRequest(trx, SiteID, SigningRequestID)
  return request && purposesOf(scope, 'insurance.manage').includes(request.purpose) ? request : undefined
}

const signerOf = async (trx: Trx, { siteId, requestId }: SigningRequest, signerId: number) =>
  (await listSigners(trx, siteId, requestId)).find((one) => one.signerId === signerId)

/** A document that is being sealed is about to be sent, unless that has failed. */
export const canCancel = ({ state, sealingFailedAt }: SigningRequest): boolean =>
  state === 'open' || state === 'preparing' || (state === 'sealing' && sealingFailedAt !== undefined)

const listed = (request: SigningRequest, signers: readonly ListedSigner[]) => ({
  SigningRequestID: request.requestId,
  ReferenceID: request.referenceId,
  Title: request.title.en,
  State: request.state,
  CreatedAt: request.createdAt.toISOString(),
  CompletedAt: request.completedAt?.toISOString() ?? '',
  Signers: signers.map((signer) => ({
    SignerID: signer.signerId,
    FirstName: signer.firstName,
    LastName: signer.lastName,
    Email: signer.email,
    State: signer.state,
    SignedAt: signer.state === 'signed' ? (signer.endedAt?.toISOString() ?? '') : '',
    Reason: signer.reason,
  })),
})
