import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useParams } from 'react-router'
import { useSession } from '../../session/session.ts'

export type Desk = ReplyOf<'/api/SIGNLoad'>

/** The signer's ids from the URL; the server checks them against the cookie. */
export const useSignerIds = () => {
  const { SiteID } = useSession()
  const { requestid: SigningRequestID = '', signerid = '' } = useParams()
  return { SiteID, SigningRequestID, SignerID: Number(signerid) || 0 }
}

/** Loads the page again where it is no longer open for a signature: the reply to an earlier one may have been lost. */
export const reloadIfNotOpen = async <Given extends Outcome>(outcome: Given): Promise<Given> => {
  if (!outcome.ok && outcome.key === 'SigningNotOpen') await queries.invalidateQueries({ queryKey: ['/api/SIGNLoad'] })
  return outcome
}
