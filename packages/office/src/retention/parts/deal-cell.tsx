import { KitLink } from '@foyer/ui/link.tsx'
import { type DealPlace, paths } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { useMay } from '../../session/me.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import { placeOf, useRetentionWords } from '../use-retention-words.ts'

interface DealCellProps {
  deal: DealPlace & { Client: string; SigningRequestID?: string; Title?: string; TitleFr?: string }
  isErased?: boolean
}

/**
 * A deal by its client and number, or a document to sign by its title, as a link; of what was erased only its number is left, and
 * of a document its title is shown to no one who may not see it.
 */
export const DealCell = ({ deal, isErased = false }: DealCellProps) => {
  const t = useTexts()
  const isNamed = useNamesSites()
  const may = useMay()
  const { client } = useRetentionWords()
  const place = placeOf(deal)
  const isSigning = 'SigningRequestID' in place
  const isOpen = !isErased && (isSigning ? deal.Title !== '' : may('deal.view'))
  const below = isSigning ? t('toSign') : t('number', { number: deal.MortgageApplicationID })
  return (
    <span className={rows.lines}>
      {isOpen ? (
        <KitLink to={isSigning ? paths.signing(place) : paths.deal(place)}>{client(deal)}</KitLink>
      ) : (
        <span>{client(deal)}</span>
      )}
      {(isSigning ? deal.Title : deal.Client) !== '' && <span className={rows.quiet}>{below}</span>}
      {isNamed && (
        <span className={rows.quiet}>
          <SiteName site={deal.SiteID} />
        </span>
      )}
    </span>
  )
}
