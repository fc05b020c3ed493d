import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { SigningPage } from '../parts/signing-page.tsx'

/** One signing request. */
export const Component = () => {
  const { site = '', id = '' } = useParams()
  return (
    <OnlyPermitted action="signing.view">
      <SigningPage key={`${site} ${id}`} place={{ SiteID: site, SigningRequestID: id }} />
    </OnlyPermitted>
  )
}
