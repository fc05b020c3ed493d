import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { FormPage } from '../parts/form-page.tsx'

/** One lead form, with its preview. */
export const Component = () => {
  const { site = '', id = '' } = useParams()
  return (
    <OnlyPermitted action="form.edit">
      <FormPage key={`${site} ${id}`} place={{ SiteID: site, Token: id }} />
    </OnlyPermitted>
  )
}
