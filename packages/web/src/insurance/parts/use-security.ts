import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { usePlace } from './use-place.ts'

/** Redirects to the security check when the server requires it again; the draft is preserved. */
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
