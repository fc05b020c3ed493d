import { useCall } from '@foyer/ui/client/use-call.ts'
import { usePlace } from './use-place.ts'

/** The current application; a visitor who has only the link must first pass the security check. */
export const useInsurance = () => {
  const place = usePlace()
  const call = useCall('/cli-api/load-application-detail', place, { staleTime: 0 })
  return { ...call, isSecurityAsked: call.failure?.key === 'CLI_SecurityCheck' }
}
