import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { TemplatesPage } from '../parts/templates-page.tsx'

/** What the brokerage writes once for its clients. */
export const Component = () => (
  <OnlyPermitted action="template.edit">
    <TemplatesPage />
  </OnlyPermitted>
)
