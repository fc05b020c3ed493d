import { type Keys, keyedHash, sameBytes } from './hash.ts'

type LinkKeys = Pick<Keys, 'tokens'>

/** 128 bits. */
const proofOf = ({ tokens }: LinkKeys, siteId: string, requestId: string): string =>
  keyedHash(tokens, 'document-link', siteId, requestId).subarray(0, 16).toString('base64url')

/**
 * What the mailed link of a request ends with: its id, and a proof that only mails have. Calls, lists and the audit trail name
 * the request by its id, which opens nothing.
 */
export const linkIdOf = (keys: LinkKeys, siteId: string, requestId: string): string =>
  `${requestId}.${proofOf(keys, siteId, requestId)}`

/** The id of a request in a link, or the id alone. */
export const requestIdIn = (linkId: string): string => linkId.split('.')[0] ?? ''

export const isWholeLink = (keys: LinkKeys, siteId: string, linkId: string): boolean =>
  sameBytes(Buffer.from(linkId), Buffer.from(linkIdOf(keys, siteId, requestIdIn(linkId))))
