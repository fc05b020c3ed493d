import { SitePage } from '../../session/site-page.tsx'
import { BrandPage } from '../parts/brand-page.tsx'
import { useTexts } from '../texts.ts'

/** What clients see of a broker, tried out before it is published. */
export const Component = () => {
  const t = useTexts()
  return (
    <SitePage action="setting.edit" title={t('title')} why={t('why')} width="full">
      {({ SiteID }) => <BrandPage key={SiteID} site={SiteID} />}
    </SitePage>
  )
}
