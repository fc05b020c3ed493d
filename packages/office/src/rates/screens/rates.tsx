import { SitePage } from '../../session/site-page.tsx'
import { RatesPage } from '../parts/rates-page.tsx'
import { useTexts } from '../texts.ts'

/** What credit insurance costs on a site, and whose accounts pay for it. */
export const Component = () => {
  const t = useTexts()
  return (
    <SitePage action="setting.edit" title={t('title')} why={t('why')}>
      {({ SiteID }) => <RatesPage key={SiteID} site={SiteID} />}
    </SitePage>
  )
}
