import { KitLink } from '@foyer/ui/link.tsx'
import { type DealPlace, paths } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { useMay } from '../../session/me.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'

interface DealCellProps {
  deal: DealPlace & { Client: string }
  isErased?: boolean
}

/** A deal by its client and number, as a link; of one that was erased only its number is left. */
export const DealCell = ({ deal, isErased = false }: DealCellProps) => {
  const t = useTexts()
  const isNamed = useNamesSites()
  const isOpen = useMay()('deal.view') && !isErased
  const number = t('number', { number: deal.MortgageApplicationID })
  return (
    <span className={rows.lines}>
      {isOpen ? <KitLink to={paths.deal(deal)}>{deal.Client || number}</KitLink> : <span>{deal.Client || number}</span>}
      {deal.Client !== '' && <span className={rows.quiet}>{number}</span>}
      {isNamed && (
        <span className={rows.quiet}>
          <SiteName site={deal.SiteID} />
        </span>
      )}
    </span>
  )
}
