import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { InsurancesPage } from '../parts/insurances-page.tsx'

/** The insurance applications, as far as the person's reach goes. */
export const Component = () => (
  <OnlyPermitted action="insurance.view">
    <InsurancesPage />
  </OnlyPermitted>
)
