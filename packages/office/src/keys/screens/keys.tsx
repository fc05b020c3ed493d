import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { KeysPage } from '../parts/keys-page.tsx'

/** The keys with which programs work for the brokerage. */
export const Component = () => (
  <OnlyPermitted action="key.manage">
    <KeysPage />
  </OnlyPermitted>
)
