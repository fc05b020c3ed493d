import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { SigningsPage } from '../parts/signings-page.tsx'

/** What was sent for signature, as far as the person's reach goes. */
export const Component = () => (
  <OnlyPermitted action="signing.view">
    <SigningsPage />
  </OnlyPermitted>
)
