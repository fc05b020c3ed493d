import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { PeoplePage } from '../parts/people-page.tsx'

/** Who works here, and who is invited. */
export const Component = () => (
  <OnlyPermitted action="person.manage">
    <PeoplePage />
  </OnlyPermitted>
)
