import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useNavigate } from 'react-router'
import { arrival, returnPath } from '../../session/leaving.ts'
import { paths } from '../../site/paths.ts'
import { knownUserId, reloadSite } from '../../site/use-site-load.ts'

/** The first page after signing in: where the last session in this tab ended, else the applications. */
export const startOf = (SiteID: string, UserID: string): string => returnPath(SiteID, UserID) ?? paths.myDeals(SiteID)

/** The site, and a function that loads the user after signing in and opens their first page. */
export const useSignedIn = () => {
  const { SiteID } = useCallIds()
  const navigate = useNavigate()
  const goIn = () => {
    void reloadSite(SiteID).then(() => navigate(startOf(SiteID, knownUserId(SiteID)), { state: arrival }))
  }
  return { SiteID, goIn }
}
