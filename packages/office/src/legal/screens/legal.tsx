import { SitePage } from '../../session/site-page.tsx'
import { LegalPage } from '../parts/legal-page.tsx'
import { useTexts } from '../texts.ts'

/** What the clients of a site read and agree to. */
export const Component = () => {
  const t = useTexts()
  return (
    <SitePage action="setting.edit" title={t('title')} why={t('why')}>
      {({ SiteID }) => <LegalPage key={SiteID} site={SiteID} />}
    </SitePage>
  )
}
