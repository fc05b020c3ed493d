import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { ReviewPage } from '../review/review-page.tsx'
import { usePlace } from '../use-deal.ts'

/** One document of a deal beside the decision about it. */
export const Component = () => {
  const place = usePlace()
  const { item = '' } = useParams()
  return (
    <OnlyPermitted action="document.view">
      <CallIdsProvider value={{ SiteID: place.SiteID, UserID: '' }}>
        <ReviewPage place={place} itemId={/^\d{1,15}$/.test(item) ? Number(item) : 0} />
      </CallIdsProvider>
    </OnlyPermitted>
  )
}
