import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const samePage = { staysHere: true }

/** Whether a history entry only changed what its page shows: the focus stays where it is. */
export const staysHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'staysHere' in state && state.staysHere === true

/** Keeps a choice of the page (a tab, a filter) in its address, without a new entry for Back and without moving the focus. */
export const useReplaceQuery = () => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (query: URLSearchParams) =>
      void navigate(
        { pathname, search: query.toString() },
        { replace: true, preventScrollReset: true, state: samePage },
      ),
    [navigate, pathname],
  )
}
