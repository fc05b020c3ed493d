import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { reloadSite } from '../../app/site/use-site-load.ts'
import { useCallIds } from '../../kit/client/ids.tsx'

/** The site, and what happens once somebody is signed in on it: who they are is asked, then their applications shown. */
export const useSignedIn = () => {
  const { SiteID } = useCallIds()
  const navigate = useNavigate()
  const goIn = () => {
    void reloadSite(SiteID).then(() => navigate(paths.myDeals(SiteID)))
  }
  return { SiteID, goIn }
}
