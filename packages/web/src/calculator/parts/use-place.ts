import { useLocation } from 'react-router'
import { useMaybeSite } from '../../site/site.tsx'

/** Where a calculator is shown: without a site, under one, or in another website's page. */
export const useCalculatorPlace = (): { SiteID: string | undefined; isEmbedded: boolean } => {
  const SiteID = useMaybeSite()?.SiteID
  const isEmbedded = useLocation().pathname.startsWith('/embedded-calculators/')
  return { SiteID, isEmbedded }
}
