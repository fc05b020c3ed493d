import { ListUpdates, placeOf } from '../../live/index.ts'
import { dealReads } from '../reads.ts'
import { useTexts } from '../texts.ts'

/** How many deals others changed since the list was loaded. */
export const DealUpdates = () => {
  const t = useTexts()
  return (
    <ListUpdates
      of={(change) => (change.MortgageApplicationID === 0 ? undefined : placeOf(change))}
      reads={dealReads}
      some={(count) => t('updates.some', { count })}
      announcement={t('updates.announced')}
    />
  )
}
