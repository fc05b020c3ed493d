import type { signingCalls } from '@foyer/contract/signing/calls.ts'
import { codeProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { emailHint } from '@foyer/domain/signing/email-hint.ts'
import { linkState } from '@foyer/domain/signing/states.ts'
import { countingTry, countSend, makeCode, triesFromCaller, tryCode } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { addGrant, hasGrant } from '../kit/grants.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Scope } from '../kit/scope.ts'
import type { SigningParts } from './advance.ts'
import { note } from './events.ts'
import { grantSubject } from './grant-subject.ts'
import { linkHash, sendLink } from './invite.ts'
import { findSignerByLink, getRequest, holdRequest, saveSigner } from './store.ts'

/** How long a browser may sign after one code. Its session ends earlier when idle. */
const grantSeconds = 12 * 60 * 60

/** A code is valid only for the signature that it was mailed for. */
const codePlace = (siteId: string, requestId: string, signerId: number, email: string) => ({
  siteId,
  purpose: `sign ${requestId}/${signerId}` as const,
  email: normaliseEmail(email),
})

interface Opened {
  scope: Scope
  now: Date
}

/** The signer and the state of a link; undefined for an invalid link. */
const openLink = async (trx: Trx, { keys }: SigningParts, token: string, { scope, now }: Opened) => {
  const { siteId } = scope
  const found = await findSignerByLink(trx, siteId, linkHash(keys, siteId, token))
  if (!found) return undefined
  const { requestId, signer } = found
  const request = await getRequest(trx, siteId, requestId)
  const stand = { request: request.state, signer: signer.state }
  const isGranted = await hasGrant(trx, scope, 'signer', grantSubject({ requestId, signerId: signer.signerId }), now)
  const isExpired = signer.linkExpiresAt === undefined || signer.linkExpiresAt <= now
  return { request, signer, state: linkState(stand, { isExpired, isGranted }), isExpired, stand }
}

export const loadLink = (parts: SigningParts): Handler<typeof signingCalls.openLink> => ({
  async free({ body, scope, now, ip, refuse, transaction }) {
    await parts.limiter.takeOrRefuse(triesFromCaller('signing-link'), ip, now)
    const opened = await transaction((trx) => openLink(trx, parts, body.Token, { scope, now }))
    if (!opened) return refuse('NoAccess')
    const { request, signer, state } = opened
    const isOpen = state === 'open'
    return {
      State: state,
      EmailHint: emailHint(signer.email),
      SigningRequestID: isOpen ? request.requestId : '',
      SignerID: isOpen ? signer.signerId : 0,
    }
  },
})

/** Only to the stored address: a forwarded link is useless to anyone who cannot read that mail. */
export const sendCode = (parts: SigningParts): Handler<typeof signingCalls.sendCode> => ({
  async free({ body, scope, now, ip, device, refuse, transaction }) {
    const { siteId } = scope
    const opened = await transaction((trx) => openLink(trx, parts, body.Token, { scope, now }))
    if (!opened) return refuse('NoAccess')
    if (opened.state === 'expired') return refuse('SigningLinkExpired')
    if (opened.state !== 'code' && opened.state !== 'open') return refuse('SigningNotOpen')
    const { request, signer } = opened
    await countSend(parts.limiter, 'signing', { siteId, email: normaliseEmail(signer.email), ip, now })
    await transaction(async (trx) => {
      const place = codePlace(siteId, request.requestId, signer.signerId, signer.email)
      const code = await makeCode(trx, parts.keys.codes, place, device(), now)
      await parts.mails.code(trx, request, signer, code, now)
    })
    return {}
  },
})

export const verifyCode = (parts: SigningParts): Handler<typeof signingCalls.verifyCode> => ({
  async free(context) {
    const { body, scope, now, ip, language, refuse, assertNoProblems, transaction } = context
    const { keys, limiter } = parts
    const { siteId } = scope
    assertNoProblems(codeProblems(body.code))
    const check = () =>
      transaction(async (trx) => {
        const opened = await openLink(trx, parts, body.Token, { scope, now })
        if (!opened) return 'NoAccess'
        if (opened.state === 'expired') return 'SigningLinkExpired'
        if (opened.state !== 'code' && opened.state !== 'open') return 'SigningNotOpen'
        const { requestId } = opened.request
        const { signerId, email, state } = opened.signer
        context.note({ actor: `signer ${signerId}`, details: { SigningRequestID: requestId } })
        const typed = { code: body.code, device: context.device(), now }
        const outcome = await tryCode(trx, keys.codes, codePlace(siteId, requestId, signerId, email), typed)
        if (outcome !== 'right') return outcome
        const subject = grantSubject({ requestId, signerId })
        // How they were known when they signed stays.
        if (state === 'invited') await saveSigner(trx, { siteId, requestId, signerId }, { known_by: 'mail' })
        const grant = { kind: 'signer' as const, subject, expiresAt: new Date(now.getTime() + grantSeconds * 1000) }
        const token = await addGrant(trx, keys.tokens, { scope, language: languageId(language), now }, grant)
        await note(trx, { siteId, requestId, signerId, kind: 'verified', at: now, ip })
        return { token, requestId, signerId }
      })
    const result = await countingTry(limiter, { purpose: 'signing', ip, now }, check)
    if (typeof result === 'string') return refuse(result)
    context.setSessionCookie(result.token)
    return { SigningRequestID: result.requestId, SignerID: result.signerId }
  },
})

/** Replaces an expired link: sent to the stored address, with the same limit as codes. */
export const sendNewLink = (parts: SigningParts): Handler<typeof signingCalls.sendNewLink> => ({
  async free({ body, scope, now, ip, refuse, transaction }) {
    const { siteId } = scope
    const opened = await transaction((trx) => openLink(trx, parts, body.Token, { scope, now }))
    if (!opened) return refuse('NoAccess')
    if (opened.state !== 'expired') return refuse('SigningNotOpen')
    await countSend(parts.limiter, 'signing-link', { siteId, email: normaliseEmail(opened.signer.email), ip, now })
    await transaction(async (trx) => {
      const request = await holdRequest(trx, siteId, opened.request.requestId)
      const again = await openLink(trx, parts, body.Token, { scope, now })
      // A concurrent call may have mailed a new link meanwhile, which is then the one.
      if (request && again?.state === 'expired') await sendLink(trx, parts, request, again.signer, now)
    })
    return {}
  },
})
