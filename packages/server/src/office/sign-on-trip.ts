import type { officeSignOnCalls } from '@foyer/contract/office/sign-on-calls.ts'
import { randomPublicId, randomToken } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import type { SignedOn } from '../ports/sign-on.ts'
import { startChallenge, takeChallenge } from './challenges.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import type { PersonNames } from './people-store.ts'
import { appOf, findProvider, type Provider } from './sign-on-store.ts'

type Calls = typeof officeSignOnCalls
type Purpose = 'sign-on' | 'invited-sign-on' | 'sign-on-link' | 'sign-on-confirm'

/** What a round trip to a provider was begun for, hidden from the browser. */
interface Trip {
  brokerageId: string
  issuer: string
  clientId: string
  nonce: string
  codeVerifier: string
  freshSince?: number
  to?: string
  invitation?: PersonNames & { token: string }
  /** The session that must finish it. */
  sessionId?: string
}

type Starting = Pick<
  CallContext<Calls['startSignOn' | 'startInvitedSignOn' | 'startSignOnLink' | 'startSignOnConfirm']>,
  'now' | 'device' | 'refuse' | 'transaction' | 'log'
>

/**
 * One for each brokerage, so that the reply of one provider is never taken for another's, also of providers that do not name
 * themselves in it.
 */
export const redirectUriOf = ({ publicUrl }: Pick<OfficeParts, 'publicUrl'>, brokerageId: string): string =>
  `${publicUrl}/office/sign-on/${brokerageId}`

const secretPlace = (row: string) => ({ table: 'office_challenges', column: 'secret', row, site: '*' }) as const

/** Names the purpose as well, since our page has to make the call that finishes it. */
const stateOf = (purpose: Purpose, challengeId: string) => `${purpose}.${challengeId}`

interface Begun extends Pick<Trip, 'to' | 'invitation' | 'sessionId'> {
  brokerageId: string
  purpose: Purpose
  personId?: string
  /** The person must sign in anew at the provider. */
  isFresh?: boolean
}

/** The address to send this browser to. What must be finished is kept encrypted, bound to this browser, for ten minutes. */
export const beginTrip = async (
  parts: OfficeParts,
  { now, device: deviceOf, refuse, transaction, log }: Starting,
  { brokerageId, purpose, personId, isFresh = false, ...more }: Begun,
): Promise<{ Url: string }> => {
  const device = deviceOf()
  const provider = await transaction((trx) => findProvider(trx, brokerageId))
  if (provider === undefined) return refuse('NoAccess')
  const challengeId = randomPublicId()
  const state = stateOf(purpose, challengeId)
  const secrets = {
    ...{ nonce: randomToken(), codeVerifier: randomToken() },
    // Compared with the provider's clock, not with that of our calls.
    ...(isFresh && { freshSince: Math.floor(Date.now() / 1000) }),
  }
  const app = appOf(parts.crypto, provider)
  const url = await parts.signOn.begin(app, redirectUriOf(parts, brokerageId), { state, ...secrets })
  if (url === 'unavailable') {
    log.warn({ event: 'sign-on.begin', brokerage: brokerageId })
    return refuse('SignOnUnavailable')
  }
  const trip: Trip = { brokerageId, issuer: app.issuer, clientId: app.clientId, ...secrets, ...more }
  await transaction((trx) =>
    startChallenge(trx, {
      ...{ challengeId, purpose, device, now },
      ...(personId !== undefined && { personId }),
      secret: (row) => parts.crypto.encrypt(JSON.stringify(trip), secretPlace(row)),
    }),
  )
  return { Url: url.href }
}

type Finishing = Pick<
  CallContext<Calls['finishSignOn' | 'finishInvitedSignOn' | 'finishSignOnLink' | 'finishSignOnConfirm']>,
  'body' | 'now' | 'ip' | 'device' | 'refuse' | 'transaction' | 'log' | 'note'
>

export interface Ended extends SignedOn {
  provider: Provider
  trip: Trip
}

/** Whom the provider names. The round trip is used up in any case, and only the browser that began it can finish it. */
export const endTrip = async (parts: OfficeParts, context: Finishing, purpose: Purpose): Promise<Ended> => {
  const { body, now, ip, device: deviceOf, refuse, transaction, log, note } = context
  await parts.limiter.takeOrRefuse(officeLimits.tries, ip, now)
  const [, challengeId = ''] = body.State.split('.')
  const asked = { challengeId, purpose, device: deviceOf(), now }
  const row = await transaction((trx) => takeChallenge(trx, asked))
  if (!row?.secret) return refuse('SignOnExpired')
  const trip = JSON.parse(parts.crypto.decrypt(row.secret, secretPlace(row.challenge_id))) as Trip
  const { brokerageId, nonce, codeVerifier, freshSince } = trip
  note({ details: { brokerage: brokerageId } })
  // It came back on the address of another brokerage's provider.
  if (brokerageId !== body.BrokerageID) return refuse('SignOnRefused')
  const provider = await transaction((trx) => findProvider(trx, brokerageId))
  if (provider?.issuer !== trip.issuer || provider.client_id !== trip.clientId) return refuse('SignOnExpired')
  const outcome = await parts.signOn.finish(
    appOf(parts.crypto, provider),
    redirectUriOf(parts, brokerageId),
    new URLSearchParams(body.Query),
    { state: stateOf(purpose, challengeId), nonce, codeVerifier, freshSince },
  )
  if (typeof outcome !== 'string') return { ...outcome, provider, trip }
  log.warn({ event: 'sign-on.finish', brokerage: brokerageId, outcome })
  return refuse(outcome === 'refused' ? 'SignOnRefused' : 'SignOnUnavailable')
}
