/**
 * States of a request: `preparing` while an external service is set up, `open` while people sign, `sealing` from the
 * last signature to the finished document, then `completed`. A signer (`declined`) or the broker (`cancelled`) can
 * end it.
 */
export const requestStates = ['preparing', 'open', 'sealing', 'completed', 'declined', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]

/** What happens to a request, as its certificate and its page list it. */
export type SigningEventKind =
  | 'requested'
  | 'invited'
  | 'verified'
  | 'admitted'
  | 'viewed'
  | 'signed'
  | 'declined'
  | 'cancelled'
  | 'completed'

/** States of a signer: `waiting` for their turn, `invited` by mail, then `signed` or `declined`. */
export const signerStates = ['waiting', 'invited', 'signed', 'declined'] as const
export type SignerState = (typeof signerStates)[number]

/**
 * What a mailed link leads to: `code` asks for the mailed code, `open` continues in a browser that entered it; the
 * others are reasons why there is nothing to sign.
 */
export const linkStates = ['code', 'open', 'waiting', 'signed', 'declined', 'closed', 'expired'] as const
export type LinkState = (typeof linkStates)[number]

/** What a signer may do after entering their code. */
export const deskStates = ['sign', 'waiting', 'signed', 'completed', 'declined', 'closed'] as const
export type DeskState = (typeof deskStates)[number]

interface Stand {
  request: RequestState
  signer: SignerState
}

const closed: readonly RequestState[] = ['declined', 'cancelled']

/** The state shown to a signer, from the two stored states. */
export const deskState = ({ request, signer }: Stand): DeskState => {
  if (signer === 'declined') return 'declined'
  if (request === 'completed') return 'completed'
  if (closed.includes(request)) return 'closed'
  if (signer === 'signed') return 'signed'
  return signer === 'invited' && request === 'open' ? 'sign' : 'waiting'
}

/**
 * Where a mailed link leads; `isGranted`: this browser entered the code. A closed request takes precedence over an
 * unexpired link.
 */
export const linkState = (
  stand: Stand,
  { isExpired, isGranted }: { isExpired: boolean; isGranted: boolean },
): LinkState => {
  if (isGranted) return 'open'
  const desk = deskState(stand)
  if (desk === 'completed') return 'signed'
  if (desk !== 'sign') return desk
  return isExpired ? 'expired' : 'code'
}

interface Turn {
  order: number
  state: SignerState
}

/** The signers to invite next: all, or those with the lowest open order. */
export const nextInTurn = <Signer extends Turn>(signers: readonly Signer[], isOrdered: boolean): Signer[] => {
  const open = signers.filter(({ state }) => state === 'waiting' || state === 'invited')
  const first = Math.min(...open.map(({ order }) => order))
  return open.filter(({ order, state }) => state === 'waiting' && (!isOrdered || order === first))
}
