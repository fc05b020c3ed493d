import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Frame } from '../../site/frame.tsx'
import { useShellTexts } from '../../site/shell-texts.ts'

/** A screen that threw, or whose file failed to load after a new version was deployed: offers to reload. */
export const RouteError = () => {
  const error = useRouteError()
  const t = useShellTexts()
  useEffect(() => console.error(error), [error])
  return (
    <ThemeProvider primary={defaultLink.PrimaryColor}>
      <Frame>
        <ErrorPage title={t('broken.title')} onRetry={() => globalThis.location.reload()} />
      </Frame>
    </ThemeProvider>
  )
}
