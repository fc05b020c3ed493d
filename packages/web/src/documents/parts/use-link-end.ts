import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { handleEndHere } from '../../session/ended-here.ts'
import { entranceOf } from '../../session/entrance.ts'
import { useSession } from '../../session/session.ts'
import { forgetHere, leave } from '../../session/sign-out.ts'
import { paths } from '../../site/paths.ts'
import { heldFiles } from '../upload/link-queues.ts'

interface Ended {
  isEnded: true
}

/** Whether the session of this link has ended here. */
export const useHasEnded = (): boolean => (useLocation().state as Partial<Ended> | null)?.isEnded === true

/**
 * The end of a link's session leads to its code without a reload: the chosen files stay in memory. A log-out forgets
 * them. A signed-in user without such files, and an operator in their place, reload the entrance of the link.
 */
export const useLinkEnd = (RequestDocID: string) => {
  const { SiteID, isSignedIn, isHandOff } = useSession()
  const navigate = useNavigate()
  const onEnded = useCallback(
    (why: 'ended' | 'loggedOut') => {
      if (why === 'loggedOut') return leave(SiteID, why)
      const leaves = isHandOff || (isSignedIn && heldFiles(RequestDocID) === 0)
      if (leaves) return leave(SiteID, why, entranceOf(globalThis.location.pathname))
      forgetHere(SiteID)
      void navigate(paths.accessCode(SiteID, RequestDocID), { replace: true, state: { isEnded: true } satisfies Ended })
    },
    [navigate, SiteID, RequestDocID, isSignedIn, isHandOff],
  )
  useEffect(() => handleEndHere(() => onEnded('ended')), [onEnded])
  return onEnded
}
