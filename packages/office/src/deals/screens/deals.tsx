import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { DealsPage } from '../parts/deals-page.tsx'

/** The deals of the brokerage, as far as the person's reach goes. */
export const Component = () => (
  <OnlyPermitted action="deal.view">
    <DealsPage />
  </OnlyPermitted>
)
