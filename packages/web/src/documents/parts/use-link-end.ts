import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queries } from '../../kit/client/use-call.ts'
import { handleEndHere } from '../../session/ended-here.ts'
import { useSession } from '../../session/session.ts'
import { leave } from '../../session/sign-out.ts'
import { paths } from '../../site/paths.ts'

interface Ended {
  isEnded: true
}

/** Whether the session of this link has ended here. */
export const useHasEnded = (): boolean => (useLocation().state as Partial<Ended> | null)?.isEnded === true

/**
 * The end of a link's session leads to its code without a reload: the chosen files stay in memory. A log-out forgets
 * them.
 */
export const useLinkEnd = (RequestDocID: string) => {
  const { SiteID, isSignedIn } = useSession()
  const navigate = useNavigate()
  const onEnded = useCallback(
    (why: 'ended' | 'loggedOut') => {
      if (why === 'loggedOut') return leave(SiteID, why)
      queries.removeQueries({ queryKey: ['/api/RDLoad'] })
      void navigate(paths.accessCode(SiteID, RequestDocID), { replace: true, state: { isEnded: true } satisfies Ended })
    },
    [navigate, SiteID, RequestDocID],
  )
  useEffect(() => (isSignedIn ? undefined : handleEndHere(() => onEnded('ended'))), [isSignedIn, onEnded])
  return onEnded
}
