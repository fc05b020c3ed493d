import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Outcome } from '../../kit/client/outcome.ts'
import { paths } from '../../site/paths.ts'
import { usePlace } from './use-place.ts'

/** Whoever is asked for the security check again goes to it, whatever they were doing; what they typed is kept. */
export const useSecurity = () => {
  const navigate = useNavigate()
  const { siteId, token } = usePlace()
  return useCallback(
    <O extends Outcome>(outcome: O): O => {
      if (!outcome.ok && outcome.key === 'CLI_SecurityCheck')
        void navigate(paths.insuranceCheck(siteId, token), { replace: true, state: { again: true } })
      return outcome
    },
    [navigate, siteId, token],
  )
}
