import type { signingCalls } from '@foyer/contract/signing/calls.ts'
import { cleanLine, cleanLines } from '@foyer/domain/kit/text.ts'
import { declineProblems, drawn, signatureProblems, signingConsentVersion, typed } from '@foyer/domain/signing/rules.ts'
import { deskState } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { Scope } from '../kit/scope.ts'
import { json } from '../kit/transaction.ts'
import { lacksStatement, markDeclined, markSigned, type SigningParts } from './advance.ts'
import { consentOf, consentText } from './consent.ts'
import { listEvents, note } from './events.ts'
import { checkEnvelope } from './jobs.ts'
import { getRequest, listSigners, readDocument, type SignerRef, signerPlace } from './store.ts'

/**
 * Each makes a call to the external service, whose number of calls is limited for all sites together. A signer needs a few.
 */
const outsideLimits = {
  openings: { name: 'signing-outside', max: 20, seconds: 60 * 60 },
  returns: { name: 'signing-returns', max: 20, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>

const subjectOf = ({ siteId, requestId, signerId }: SignerRef) => `${siteId}|${requestId}|${signerId}`

/** The signer that the guard has checked, with their request and state. */
const ownDesk = async (trx: Trx, { siteId, signer: ref }: Scope) => {
  if (!ref) throw new Error('the guard accepted a caller who is not a signer')
  const { requestId, signerId } = ref
  const request = await getRequest(trx, siteId, requestId)
  const signers = await listSigners(trx, siteId, requestId)
  const signer = signers.find((one) => one.signerId === signerId)
  if (!signer) throw new Error('a grant names an unknown signer')
  const state = deskState({ request: request.state, signer: signer.state })
  return { request, signer, signers, state, ref: { siteId, requestId, signerId } }
}

export const load = ({ texts }: SigningParts): Handler<typeof signingCalls.load> => ({
  async transaction({ scope, language }, trx) {
    const { request, signer, signers, state } = await ownDesk(trx, scope)
    return {
      State: state,
      Title: request.title[language],
      FirstName: signer.firstName,
      LastName: signer.lastName,
      Statement: signer.statement?.[language] ?? '',
      OutsideFlag: request.envelopeId === undefined ? 0 : 1,
      IsOrdered: request.isOrdered ? 1 : 0,
      SignedAt: signer.state === 'signed' ? (signer.endedAt?.toISOString() ?? '') : '',
      Consent: consentText(texts, language),
      ConsentVersion: signingConsentVersion,
      Signers: signers.map((one) => ({
        Name: `${one.firstName} ${one.lastName}`,
        State: one.state,
        SignedAt: one.state === 'signed' ? (one.endedAt?.toISOString() ?? '') : '',
      })),
    }
  },
})

/** The first time a signer opens the document is recorded, as evidence for the signature. */
export const loadDocument = ({ crypto, texts }: SigningParts): Handler<typeof signingCalls.loadDocument> => ({
  async free({ body, scope, now, ip, language, refuse, transaction }) {
    const isFinished = body.Signed === 1
    const bytes = await transaction(async (trx) => {
      const { ref } = await ownDesk(trx, scope)
      const found = await readDocument(trx, crypto, ref, isFinished ? 'finished' : 'document')
      if (!found) return undefined
      const events = await listEvents(trx, ref.siteId, ref.requestId)
      const wasSeen = events.some(({ kind, signerId }) => kind === 'viewed' && signerId === ref.signerId)
      if (!wasSeen) await note(trx, { ...ref, kind: 'viewed', at: now, ip })
      return found
    })
    if (!bytes) return refuse('SigningNotOpen')
    const name = isFinished ? 'signing.mails:fileName' : 'signing.mails:unsignedFileName'
    return { Pdf: bytes.toString('base64'), FileName: texts.of(language)(name) }
  },
})

export const sign = (parts: SigningParts): Handler<typeof signingCalls.sign> => ({
  async transaction({ body, scope, now, ip, language, refuse, assertNoProblems }, trx) {
    const { request, signer, state, ref } = await ownDesk(trx, scope)
    if (state !== 'sign' || request.envelopeId !== undefined || lacksStatement(signer)) return refuse('SigningNotOpen')
    // Consent to another version of the text is not valid.
    const Consent = body.ConsentVersion === signingConsentVersion ? body.Consent : 0
    assertNoProblems(signatureProblems({ ...body, Consent }))
    const method = body.Method === typed ? typed : drawn
    const signature = method === typed ? cleanLine(body.Name) : body.Strokes
    await markSigned(trx, parts, request, ref.signerId, {
      at: now,
      ip,
      method,
      signature: parts.crypto.encrypt(signature, signerPlace(ref, 'signature')),
      consent: json(consentOf(parts.texts, language)),
    })
    return {}
  },
})

export const decline = (parts: SigningParts): Handler<typeof signingCalls.decline> => ({
  async transaction({ body, scope, now, ip, refuse, assertNoProblems }, trx) {
    const { request, state, ref } = await ownDesk(trx, scope)
    if (state !== 'sign') return refuse('SigningNotOpen')
    assertNoProblems(declineProblems(body))
    await markDeclined(trx, parts, request, ref.signerId, { at: now, ip, reason: cleanLines(body.Reason) })
    return {}
  },
})

export const openOutside = ({
  envelopes,
  limiter,
  publicUrl,
}: SigningParts): Handler<typeof signingCalls.openOutside> => ({
  async free({ scope, now, refuse, transaction, log }) {
    const { request, signer, state, ref } = await transaction((trx) => ownDesk(trx, scope))
    const { envelopeId } = request
    if (state !== 'sign' || !envelopes || envelopeId === undefined) return refuse('SigningNotOpen')
    await limiter.takeOrRefuse(outsideLimits.openings, subjectOf(ref), now)
    try {
      const name = `${signer.firstName} ${signer.lastName}`
      const back = `${publicUrl}/${ref.siteId}/sign/${ref.requestId}/${ref.signerId}`
      return { Url: (await envelopes.view(envelopeId, { ...signer, name }, back)).href }
    } catch (error) {
      log.warn({ event: 'signing-outside', name: (error as Error).name })
      return refuse('Unavailable', { retryAfter: 10 })
    }
  },
})

/** Queries the service at once, without waiting for the next check; past the limit that one is soon enough. */
export const returned = ({ jobs, limiter }: SigningParts): Handler<typeof signingCalls.returned> => ({
  async free({ scope, now, transaction }) {
    const { request, state, ref } = await transaction((trx) => ownDesk(trx, scope))
    const { siteId, requestId, envelopeId } = request
    if (envelopeId === undefined || state !== 'sign') return {}
    if ((await limiter.take(outsideLimits.returns, subjectOf(ref), now)) > 0) return {}
    await transaction((trx) => jobs.send(trx, checkEnvelope, { siteId, requestId, isWatch: false }))
    return {}
  },
})
