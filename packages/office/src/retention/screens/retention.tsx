import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { RetentionPage } from '../parts/retention-page.tsx'

/** What is deleted, what is kept and until when, holds, and requests to erase a deal. */
export const Component = () => (
  <OnlyPermitted action="retention.view">
    <RetentionPage />
  </OnlyPermitted>
)
