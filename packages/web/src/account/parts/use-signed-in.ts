import { useNavigate } from 'react-router'
import { useCallIds } from '../../kit/client/ids.tsx'
import { returnPath } from '../../session/leaving.ts'
import { paths } from '../../site/paths.ts'
import { knownUserId, reloadSite } from '../../site/use-site-load.ts'

/** Where somebody who is signed in begins: where their last session ended in this tab, else at their applications. */
export const startOf = (SiteID: string, UserID: string): string => returnPath(SiteID, UserID) ?? paths.myDeals(SiteID)

/** The site, and what happens once somebody is signed in on it: who they are is asked, then they go on. */
export const useSignedIn = () => {
  const { SiteID } = useCallIds()
  const navigate = useNavigate()
  const goIn = () => {
    void reloadSite(SiteID).then(() => navigate(startOf(SiteID, knownUserId(SiteID))))
  }
  return { SiteID, goIn }
}
