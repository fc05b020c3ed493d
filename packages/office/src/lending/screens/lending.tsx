import { SitePage } from '../../session/site-page.tsx'
import { LendingPage } from '../parts/lending-page.tsx'
import { useTexts } from '../texts.ts'

/** What the figures of a site are computed with where its brokerage decides. */
export const Component = () => {
  const t = useTexts()
  return (
    <SitePage action="rule.override" title={t('title')} why={t('why')}>
      {({ SiteID }) => <LendingPage key={SiteID} site={SiteID} />}
    </SitePage>
  )
}
