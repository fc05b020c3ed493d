import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from '../../kit/page/error-page.tsx'
import { ThemeProvider } from '../../kit/theme/theme-provider.tsx'
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
