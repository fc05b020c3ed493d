import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { SignOnPage } from '../parts/sign-on-page.tsx'

/** The brokerage's own provider, for its owners. */
export const Component = () => (
  <OnlyPermitted action="signin.policy">
    <SignOnPage />
  </OnlyPermitted>
)
