import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useParams } from 'react-router'
import { useSession } from '../../session/session.ts'

export type Desk = ReplyOf<'/api/SIGNLoad'>

/** The signer's ids from the URL; the server checks them against the cookie. */
export const useSignerIds = () => {
  const { SiteID } = useSession()
  const { requestid: SigningRequestID = '', signerid = '' } = useParams()
  return { SiteID, SigningRequestID, SignerID: Number(signerid) || 0 }
}
