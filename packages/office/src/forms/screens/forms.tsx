import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { FormsPage } from '../parts/forms-page.tsx'

/** The lead forms of the sites within reach. */
export const Component = () => (
  <OnlyPermitted action="form.edit">
    <FormsPage />
  </OnlyPermitted>
)
