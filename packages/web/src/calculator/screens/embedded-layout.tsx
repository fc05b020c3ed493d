import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { PageHead } from '@foyer/ui/page/page-head.tsx'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { useMemo } from 'react'
import { Outlet, useParams } from 'react-router'
import { useHostPage } from '../../kit/page/use-host-page.ts'
import { OnlyOpen } from '../../shell/only-open.tsx'
import { SiteProvider } from '../../site/site.tsx'
import { useSiteLoad } from '../../site/use-site-load.ts'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'

/** Around a calculator in another website's page: no bar, no footer, as high as its content. */
export const Component = () => {
  const t = useTexts()
  const { siteid: SiteID = '' } = useParams()
  const { site: configuration, failure } = useSiteLoad(SiteID)
  const site = useMemo(() => configuration && { ...configuration, SiteID }, [configuration, SiteID])
  useHostPage(site !== undefined || failure !== undefined)
  if (site === undefined)
    return (
      <ThemeProvider primary={defaultLink.PrimaryColor}>
        <main className={classes.embedded} aria-label={t('kinds.label')}>
          {failure === undefined ? <PageSkeleton /> : <PageHead title={t('notFound.title')} why={t('notFound.why')} />}
        </main>
      </ThemeProvider>
    )
  return (
    <SiteProvider site={site}>
      {site.OpenFl === 0 ? (
        <OnlyOpen />
      ) : (
        <main className={classes.embedded} aria-label={t('kinds.label')}>
          <Outlet />
        </main>
      )}
    </SiteProvider>
  )
}
