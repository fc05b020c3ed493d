import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { DealPage } from '../parts/deal-page.tsx'
import { usePlace } from '../use-deal.ts'

/** One deal: its summary, its people and its documents. */
export const Component = () => {
  const place = usePlace()
  return (
    <OnlyPermitted action="deal.view">
      <CallIdsProvider value={{ SiteID: place.SiteID, UserID: '' }}>
        <DealPage key={`${place.SiteID} ${place.MortgageApplicationID}`} place={place} />
      </CallIdsProvider>
    </OnlyPermitted>
  )
}
