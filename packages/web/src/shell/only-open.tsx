import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { Outlet } from 'react-router'
import { Frame } from '../site/frame.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import { useMaybeSite } from '../site/site.tsx'
import { SimpleBar } from './simple-bar.tsx'

/** In place of every page of a site whose broker has not approved its legal texts. */
const NotOpen = () => {
  const t = useShellTexts()
  return (
    <Frame bar={<SimpleBar />}>
      <StepPage title={t('notOpen.title')} why={t('notOpen.why')}>
        <WayOut />
      </StepPage>
    </Frame>
  )
}

/** The pages of a site that is open to borrowers, and pages without a site. */
export const OnlyOpen = () => (useMaybeSite()?.OpenFl === 0 ? <NotOpen /> : <Outlet />)
