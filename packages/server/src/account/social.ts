import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import { getSite } from '../site/index.ts'
import { beginSession } from './begin-session.ts'
import { limits } from './limits.ts'
import type { AccountParts } from './parts.ts'
import {
  keepSocialResult,
  type Network,
  type SocialResult,
  spendSocialResult,
  verifiedEmailOf,
} from './social-result.ts'
import { beginRoundTrip, endRoundTrip } from './social-round-trip.ts'
import { findUserByEmail, findUserByIdentity, linkIdentity, makeUser, type User } from './store.ts'

const networkOf = (name: string): Network | undefined => {
  const network = name.toLowerCase()
  return network === 'google' || network === 'facebook' ? network : undefined
}

const portOf = ({ identity }: AccountParts, network: Network | undefined) => network && identity[network]

/** Redirects this browser to the network; the result is accepted only in this browser. */
export const startSocialSignIn = (parts: AccountParts): Handler<typeof accountCalls.startSocialSignIn> => ({
  async free(context) {
    const { body, now, ip, refuse } = context
    const network = networkOf(body.NetWork)
    const port = portOf(parts, network)
    if (!network || !port) return refuse('SocialSignInFailed')
    await parts.limiter.takeOrRefuse(limits.socialFromCaller, ip, now)
    const Url = await beginRoundTrip(parts, context, network, port)
    return Url === undefined ? refuse('SocialSignInFailed') : { Url }
  },
})

/** Verifies the network's reply and stores it for this browser for ten minutes, without signing in. */
export const finishSocialSignIn = (parts: AccountParts): Handler<typeof accountCalls.finishSocialSignIn> => ({
  async free(context) {
    const { scope, now, ip, refuse, transaction } = context
    await parts.limiter.takeOrRefuse(limits.socialFromCaller, ip, now)
    const result = await endRoundTrip(parts, context)
    const { sessionHash } = scope
    if (!result || !sessionHash) return refuse('SocialSignInFailed')
    await transaction((trx) => keepSocialResult(trx, parts, scope.siteId, sessionHash, result, now))
    return {
      NetWork: result.network,
      Email: accountEmailOf(result),
      FirstName: nameOf(result.firstName),
      LastName: nameOf(result.lastName),
    }
  },
})

/**
 * Signs in the person whom the network verified in this browser; of the body only the network's name is read. The
 * network's own id identifies a person, never an address. An address that has an account already is not taken over:
 * its owner signs in with a code, which links the two.
 */
export const registerUserOrLogin = (parts: AccountParts): Handler<typeof accountCalls.registerUserOrLogin> => ({
  async free(context) {
    const { body, scope, now, ip, refuse, transaction } = context
    await parts.limiter.takeOrRefuse(limits.socialFromCaller, ip, now)
    const signedIn = await transaction(async (trx) => {
      const result = await spendSocialResult(trx, parts, scope, now)
      if (!result || result.network !== networkOf(body.NetWork)) return undefined
      const find = () => findUserByIdentity(trx, scope.siteId, result.network, result.subject)
      const place = { siteId: scope.siteId, language: languageId(context.language), now }
      // Found the second time: another browser of the person made the account meanwhile.
      const user = (await find()) ?? (await makeLinkedUser(trx, result, place)) ?? (await find())
      if (!user) throw new Refusal('EmailAlreadyRegistered')
      return { user, token: await beginSession(trx, parts.keys, context, user, result.network) }
    })
    if (!signedIn) return refuse('SocialSignInFailed')
    context.setSessionCookie(signedIn.token)
    return { UserID: signedIn.user.user_id }
  },
})

/** Without a verified address the network's own id replaces it, which cannot equal any address. */
const accountEmailOf = (result: SocialResult): string => verifiedEmailOf(result) ?? result.subject
const nameOf = (name: string): string => cleanLine(name).slice(0, 60)

/** Undefined where the address has an account. */
const makeLinkedUser = async (
  trx: Trx,
  result: SocialResult,
  { siteId, language, now }: { siteId: string; language: number; now: Date },
): Promise<User | undefined> => {
  const { network, subject } = result
  if (await isTaken(trx, siteId, result)) return undefined
  const user = await makeUser(trx, {
    siteId,
    email: accountEmailOf(result),
    firstName: nameOf(result.firstName),
    lastName: nameOf(result.lastName),
    language,
    now,
  })
  if (!user) return undefined
  await linkIdentity(trx, user, network, subject, now)
  await audit(trx, {
    siteId,
    actor: user.user_id,
    action: 'register',
    at: now,
    application: undefined,
    details: { by: network },
  })
  return user
}

/** An unverified address is reported only where the site reveals accounts. */
const isTaken = async (trx: Trx, siteId: string, result: SocialResult): Promise<boolean> => {
  const address = normaliseEmail(result.email)
  if (address === '' || !(await findUserByEmail(trx, siteId, address))) return false
  return verifiedEmailOf(result) !== undefined || (await getSite(trx, siteId)).tellUnknownEmail
}
