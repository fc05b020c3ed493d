import { useCall } from '../../kit/client/use-call.ts'
import { usePlace } from './use-place.ts'

/** The application as the server knows it now; a passed security check is asked of whoever has the link alone. */
export const useInsurance = () => {
  const place = usePlace()
  const call = useCall('/cli-api/load-application-detail', place, { staleTime: 0 })
  return { ...call, isSecurityAsked: call.failure?.key === 'CLI_SecurityCheck' }
}
