import { linkDays } from '@foyer/domain/signing/rules.ts'
import { nextInTurn } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'
import { type Keys, keyedHash, randomToken } from '../kit/hash.ts'
import { note } from './events.ts'
import type { SigningMails } from './mails.ts'
import { listSigners, type Signer, type SigningRequest, saveSigner } from './store.ts'

interface InviteParts {
  keys: Pick<Keys, 'tokens'>
  mails: SigningMails
}

export const linkHash = (keys: Pick<Keys, 'tokens'>, siteId: string, token: string): Buffer =>
  keyedHash(keys.tokens, 'signing-link', siteId, token)

const day = 24 * 60 * 60 * 1000

/** Mails a signer a link of 256 random bits and invalidates the one before it. */
export const sendLink = async (
  trx: Trx,
  { keys, mails }: InviteParts,
  request: SigningRequest,
  signer: Signer,
  now: Date,
): Promise<void> => {
  const { siteId, requestId } = request
  const token = randomToken()
  const ref = { siteId, requestId, signerId: signer.signerId }
  await saveSigner(trx, ref, {
    state: 'invited',
    link_hash: linkHash(keys, siteId, token),
    link_expires_at: new Date(now.getTime() + linkDays * day),
  })
  await note(trx, { ...ref, kind: 'invited', at: now })
  await mails.link(trx, request, signer, token, now)
}

/** Lets every signer sign whom the caller leads to the page, for as long as a mailed link would be valid. */
export const expectAll = async (trx: Trx, { siteId, requestId }: SigningRequest, now: Date): Promise<void> => {
  const link_expires_at = new Date(now.getTime() + linkDays * day)
  for (const { signerId } of await listSigners(trx, siteId, requestId))
    await saveSigner(trx, { siteId, requestId, signerId }, { state: 'invited', link_expires_at })
}

/** Mails every signer whose turn it is. */
export const inviteNext = async (trx: Trx, parts: InviteParts, request: SigningRequest, now: Date): Promise<void> => {
  const signers = await listSigners(trx, request.siteId, request.requestId)
  for (const signer of nextInTurn(signers, request.isOrdered)) await sendLink(trx, parts, request, signer, now)
}
