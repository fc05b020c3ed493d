import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { StatementPage } from '../statements/statement-page.tsx'
import { usePlace } from '../use-deal.ts'

/** A bank statement that an applicant shared. */
export const Component = () => {
  const place = usePlace()
  const { request = '' } = useParams()
  return (
    <OnlyPermitted action="statement.view">
      <CallIdsProvider value={{ SiteID: place.SiteID, UserID: '' }}>
        <StatementPage place={place} requestId={/^\d{1,15}$/.test(request) ? Number(request) : 0} />
      </CallIdsProvider>
    </OnlyPermitted>
  )
}
