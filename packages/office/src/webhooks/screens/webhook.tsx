import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { WebhookPage } from '../parts/webhook-page.tsx'

/** One webhook with its messages. */
export const Component = () => {
  const { endpoint = '' } = useParams()
  return (
    <OnlyPermitted action="webhook.manage">
      <WebhookPage key={endpoint} endpointId={endpoint} />
    </OnlyPermitted>
  )
}
