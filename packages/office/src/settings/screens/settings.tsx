import { SitePage } from '../../session/site-page.tsx'
import { SettingsPage } from '../parts/settings-page.tsx'
import { useTexts } from '../texts.ts'

/** What a site asks of its clients. */
export const Component = () => {
  const t = useTexts()
  return (
    <SitePage action="setting.edit" title={t('title')} why={t('why')}>
      {({ SiteID }) => <SettingsPage key={SiteID} site={SiteID} />}
    </SitePage>
  )
}
