import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { ConditionsPage } from '../parts/conditions-page.tsx'

/** What lenders still wait for, as far as the person's reach goes. */
export const Component = () => (
  <OnlyPermitted action="deal.view">
    <ConditionsPage />
  </OnlyPermitted>
)
