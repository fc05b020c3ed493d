import { useParams } from 'react-router'
import { OnlyPermitted } from '../../session/only-permitted.tsx'
import { InsurancePage } from '../parts/insurance-page.tsx'

/** One insurance application. */
export const Component = () => {
  const { site = '', id = '' } = useParams()
  return (
    <OnlyPermitted action="insurance.view">
      <InsurancePage
        key={`${site} ${id}`}
        place={{ SiteID: site, CliApplicationId: /^\d{1,15}$/.test(id) ? Number(id) : 0 }}
      />
    </OnlyPermitted>
  )
}
