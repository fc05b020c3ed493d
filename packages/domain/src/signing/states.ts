/**
 * Of a request: `preparing` while an outside service is told of it, `open` while people sign, `sealing` from the last
 * signature to the finished document, then `completed`; `declined` by a signer or `cancelled` by the broker ends it.
 */
export const requestStates = ['preparing', 'open', 'sealing', 'completed', 'declined', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]

/** Of a signer: `waiting` for their turn, `invited` by mail, then `signed` or `declined`. */
export const signerStates = ['waiting', 'invited', 'signed', 'declined'] as const
export type SignerState = (typeof signerStates)[number]

/**
 * What a mailed link leads to: `code` asks for the mailed code, `open` goes on, since this browser has given it; the rest
 * say why there is nothing to sign here.
 */
export const linkStates = ['code', 'open', 'waiting', 'signed', 'declined', 'closed', 'expired'] as const
export type LinkState = (typeof linkStates)[number]

/** What a signer who gave their code may do. */
export const deskStates = ['sign', 'waiting', 'signed', 'completed', 'declined', 'closed'] as const
export type DeskState = (typeof deskStates)[number]

interface Stand {
  request: RequestState
  signer: SignerState
}

const closed: readonly RequestState[] = ['declined', 'cancelled']

/** Where a signer stands, from the two states that are kept. */
export const deskState = ({ request, signer }: Stand): DeskState => {
  if (signer === 'declined') return 'declined'
  if (request === 'completed') return 'completed'
  if (closed.includes(request)) return 'closed'
  if (signer === 'signed') return 'signed'
  return signer === 'invited' && request === 'open' ? 'sign' : 'waiting'
}

/** Where a mailed link leads; `isGranted`: this browser has given the code. A link in its time is no help once it is over. */
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

/** Whose turn it is now: everybody's, or the lowest order's where the order counts. */
export const nextInTurn = <Signer extends Turn>(signers: readonly Signer[], isOrdered: boolean): Signer[] => {
  const open = signers.filter(({ state }) => state === 'waiting' || state === 'invited')
  const first = Math.min(...open.map(({ order }) => order))
  return open.filter(({ order, state }) => state === 'waiting' && (!isOrdered || order === first))
}
