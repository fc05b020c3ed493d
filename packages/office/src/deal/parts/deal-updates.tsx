import type { DealPlace } from '../../kit/paths.ts'
import { PageUpdates } from '../../live/index.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'

const reads = [
  ...dealReads,
  '/console-api/ListNotes',
  '/console-api/ListComments',
  '/console-api/ListConditions',
  '/console-api/ListMessages',
  '/console-api/ListSignings',
  '/console-api/ListInsurance',
  '/console-api/ListActivity',
  '/console-api/LoadKeeping',
] as const

interface DealUpdatesProps {
  place: DealPlace
  client: string
}

/** Loads the deal again when others change it. */
export const DealUpdates = ({ place, client }: DealUpdatesProps) => {
  const t = useTexts()
  return (
    <PageUpdates
      shows={({ Kind, SiteID, MortgageApplicationID }) =>
        Kind !== 'lead' && SiteID === place.SiteID && MortgageApplicationID === place.MortgageApplicationID
      }
      reads={reads}
      words={(change) => {
        const kind = change?.Kind ?? 'deal'
        return t(`updates.${kind === 'lead' ? 'deal' : kind}`, { client })
      }}
    />
  )
}
