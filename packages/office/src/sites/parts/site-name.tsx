import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { useMe } from '../../session/me.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'

/** Beside a site whose deals are made up. */
export const DemoBadge = ({ site }: { site: string }) => {
  const t = useTexts()
  const { Sites } = useMe()
  const isDemo = Sites.some(({ SiteID, DemoFl }) => SiteID === site && DemoFl === 1)
  return isDemo ? <Badge tone="quiet">{t('demo.badge')}</Badge> : null
}

export const SiteName = ({ site }: { site: string }) => (
  <span className={classes.name}>
    {site}
    <DemoBadge site={site} />
  </span>
)

/** Whether a deal is shown with its site: where there are several, and where its deals may be made up. */
export const useNamesSites = (): boolean => {
  const { Sites } = useMe()
  return Sites.length > 1 || Sites.some(({ DemoFl }) => DemoFl === 1)
}
