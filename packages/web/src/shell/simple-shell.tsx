import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { Outlet } from 'react-router'
import { Frame } from '../site/frame.tsx'
import { useMaybeSite } from '../site/site.tsx'
import { Footer } from './footer.tsx'
import { SimpleBar } from './simple-bar.tsx'

const Shell = () => (
  <Frame bar={<SimpleBar />} footer={<Footer withDialogs />}>
    <Outlet />
  </Frame>
)

/** The bar with only the language, and the legal texts; inside a site or outside. */
export const SimpleShell = () => {
  const site = useMaybeSite()
  if (site !== undefined) return <Shell />
  return (
    <ThemeProvider primary={defaultLink.PrimaryColor}>
      <Shell />
    </ThemeProvider>
  )
}
