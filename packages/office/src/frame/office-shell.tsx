import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { Frame } from '@foyer/ui/page/frame.tsx'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useOfficeTexts } from '../kit/texts.ts'
import { SimpleBar } from './simple-bar.tsx'

/** The office's own colour: a person may work for several sites, each with a brand of its own. */
export const OfficeTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider primary={defaultLink.PrimaryColor}>{children}</ThemeProvider>
)

/** Around pages without a signed-in person: sign-in, setup, invitation. */
export const SimpleShell = () => {
  const t = useOfficeTexts()
  return (
    <OfficeTheme>
      <Frame skip={t('skip')} bar={<SimpleBar />}>
        <Outlet />
      </Frame>
    </OfficeTheme>
  )
}
