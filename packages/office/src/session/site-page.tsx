import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceBox } from '../kit/choice-box.tsx'
import { useOfficeTexts } from '../kit/texts.ts'
import type { Me } from './me.ts'
import { OnlyPermitted } from './only-permitted.tsx'
import { useSitesFor } from './use-sites-for.ts'

type Site = Me['Sites'][number]

interface SitePageProps {
  action: OfficeAction
  title: string
  why: string
  width?: 'wide' | 'full'
  children: (site: Site) => ReactNode
}

/** A page about one site of those on which the person may do the action; the address names it. */
export const SitePage = ({ action, ...props }: SitePageProps) => (
  <OnlyPermitted action={action}>
    <ChosenSite action={action} {...props} />
  </OnlyPermitted>
)

const ChosenSite = ({ action, title, why, width = 'wide', children }: SitePageProps) => {
  const t = useOfficeTexts()
  const sites = useSitesFor(action)
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const site = sites.find(({ SiteID }) => SiteID === query.get('site')) ?? sites[0]
  return (
    <StepPage title={title} why={why} width={width}>
      {sites.length > 1 && site !== undefined && (
        <ChoiceBox
          name="SiteID"
          label={t('site.label')}
          options={sites.map(({ SiteID }) => ({ value: SiteID, label: SiteID }))}
          value={site.SiteID}
          onChoose={(value) => replace(new URLSearchParams({ site: value }))}
        />
      )}
      {site === undefined ? <EmptyState title={t('site.none')}>{t('site.noneText')}</EmptyState> : children(site)}
    </StepPage>
  )
}
