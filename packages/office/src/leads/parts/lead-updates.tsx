import { ListUpdates } from '../../live/index.ts'
import { leadReads } from '../reads.ts'
import { useTexts } from '../texts.ts'

/** How many leads, or whether the one on this page, arrived or changed since the list was loaded. */
export const LeadUpdates = ({ of }: { of?: number }) => {
  const t = useTexts()
  return (
    <ListUpdates
      of={({ LeadID }) => (LeadID === undefined || (of ?? LeadID) === LeadID ? LeadID : undefined)}
      reads={leadReads}
      some={(count) => t('updates.some', { count })}
      announcement={t('updates.announced')}
    />
  )
}
