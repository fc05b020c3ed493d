import { useCall } from '@foyer/ui/client/use-call.ts'
import type { IconName } from '@foyer/ui/icons.tsx'
import { routes } from '../kit/paths.ts'
import { useOfficeTexts } from '../kit/texts.ts'
import { leaveFor } from '../session/leave.ts'
import { useMay, useMe } from '../session/me.ts'

export interface Page {
  key: string
  label: string
  icon: IconName
  to: string
}

export type OfficeEntry = Page | (Omit<Page, 'to'> & { to?: undefined; onClick: () => void })

/** How many leads wait for someone, as far as this person sees them. */
const useUnclaimedLeads = (): number => {
  const may = useMay()
  const { reply } = useCall('/console-api/CountLeads', {}, { enabled: may('lead.view') })
  return reply?.Unclaimed ?? 0
}

/** How many requests to erase a deal wait for this person. */
const useWaitingErasures = (): number => {
  const may = useMay()
  const { reply } = useCall('/console-api/CountErasures', {}, { enabled: may('retention.decide') })
  return reply?.Waiting ?? 0
}

/** The pages that this person may open, and what they do about themself. */
export const useOfficeEntries = (onSignOut: () => void): { pages: Page[]; own: OfficeEntry[] } => {
  const t = useOfficeTexts()
  const may = useMay()
  const { Memberships } = useMe()
  const unclaimed = useUnclaimedLeads()
  const erasures = useWaitingErasures()
  const retentionLabel = erasures === 0 ? t('menu.retention') : t('menu.retentionCount', { count: erasures })
  const leadsLabel = unclaimed === 0 ? t('menu.leads') : t('menu.leadsCount', { count: unclaimed })
  const pages: Page[] = [
    { key: 'home', label: t('menu.home'), icon: 'home', to: routes.officeHome },
    ...(may('deal.view')
      ? [{ key: 'deals', label: t('menu.deals'), icon: 'folder' as const, to: routes.officeDeals }]
      : []),
    ...(may('lead.view') ? [{ key: 'leads', label: leadsLabel, icon: 'mail' as const, to: routes.officeLeads }] : []),
    ...(may('signing.view')
      ? [{ key: 'signing', label: t('menu.signing'), icon: 'edit' as const, to: routes.officeSignings }]
      : []),
    ...(may('insurance.view')
      ? [{ key: 'insurance', label: t('menu.insurance'), icon: 'lock' as const, to: routes.officeInsurances }]
      : []),
  ]
  const others = Memberships.filter(({ Current }) => Current === 0)
  const own: OfficeEntry[] = [
    ...(may('deal.view')
      ? [{ key: 'conditions', label: t('menu.conditions'), icon: 'check' as const, to: routes.officeConditions }]
      : []),
    { key: 'me', label: t('menu.me'), icon: 'key', to: routes.officeMe },
    ...(may('person.manage')
      ? [{ key: 'people', label: t('menu.people'), icon: 'person' as const, to: routes.officePeople }]
      : []),
    ...(may('site.create')
      ? [{ key: 'sites', label: t('menu.sites'), icon: 'next' as const, to: routes.officeSites }]
      : []),
    ...(may('form.edit')
      ? [{ key: 'forms', label: t('menu.forms'), icon: 'edit' as const, to: routes.officeForms }]
      : []),
    ...(may('template.edit')
      ? [{ key: 'templates', label: t('menu.templates'), icon: 'copy' as const, to: routes.officeTemplates }]
      : []),
    ...(may('setting.edit')
      ? [
          { key: 'brand', label: t('menu.brand'), icon: 'eye' as const, to: routes.officeBrand },
          { key: 'settings', label: t('menu.settings'), icon: 'edit' as const, to: routes.officeSettings },
          { key: 'legal', label: t('menu.legal'), icon: 'lock' as const, to: routes.officeLegal },
          { key: 'rates', label: t('menu.rates'), icon: 'folder' as const, to: routes.officeRates },
        ]
      : []),
    ...(may('rule.override')
      ? [{ key: 'lending', label: t('menu.lending'), icon: 'edit' as const, to: routes.officeLending }]
      : []),
    ...(may('signin.policy')
      ? [{ key: 'signOn', label: t('menu.signOn'), icon: 'lock' as const, to: routes.officeSignOn }]
      : []),
    ...(may('key.manage') ? [{ key: 'keys', label: t('menu.keys'), icon: 'key' as const, to: routes.officeKeys }] : []),
    ...(may('webhook.manage')
      ? [{ key: 'webhooks', label: t('menu.webhooks'), icon: 'send' as const, to: routes.officeWebhooks }]
      : []),
    ...(may('report.view')
      ? [{ key: 'reports', label: t('menu.reports'), icon: 'calendar' as const, to: routes.officeReports }]
      : []),
    ...(may('audit.view')
      ? [{ key: 'audit', label: t('menu.audit'), icon: 'eye' as const, to: routes.officeAudit }]
      : []),
    ...(may('incident.manage')
      ? [{ key: 'incidents', label: t('menu.incidents'), icon: 'edit' as const, to: routes.officeIncidents }]
      : []),
    ...(may('retention.view')
      ? [{ key: 'retention', label: retentionLabel, icon: 'lock' as const, to: routes.officeRetention }]
      : []),
    ...(may('status.view')
      ? [{ key: 'status', label: t('menu.status'), icon: 'eye' as const, to: routes.officeStatus }]
      : []),
    ...others.map(({ BrokerageID, Brokerage }) => ({
      key: BrokerageID,
      label: t('menu.work', { brokerage: Brokerage }),
      icon: 'next' as const,
      onClick: () => void leaveFor(BrokerageID),
    })),
    { key: 'out', label: t('menu.signOut'), icon: 'leave', onClick: onSignOut },
  ]
  return { pages, own }
}
