import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { WebhooksPage } from '../parts/webhooks-page.tsx'

/** Where other systems of the brokerage learn what happens on its sites. */
export const Component = () => (
  <OnlyPermitted action="webhook.manage">
    <WebhooksPage />
  </OnlyPermitted>
)
