import type { Deal } from '@foyer/domain/deals/fields.ts'
import { ownAddress } from './own-address.ts'

/** The page of one of the deal's requests for documents; undefined for a request that the deal does not list. */
export const addressOfRequest = ({ DocumentRequests }: Pick<Deal, 'DocumentRequests'>, id: string) => {
  const request = DocumentRequests.find(({ DocumentRequestId }) => DocumentRequestId === id)
  return request && ownAddress(request.DocumentRequestUrl, globalThis.location.origin)
}
