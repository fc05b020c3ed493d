import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { Frame } from '@foyer/ui/page/frame.tsx'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { OfficeTheme } from '../../frame/office-shell.tsx'
import { useOfficeTexts } from '../../kit/texts.ts'

/** A screen that threw, or whose file failed to load after a new version was deployed: offers to reload. */
export const RouteError = () => {
  const error = useRouteError()
  const t = useOfficeTexts()
  useEffect(() => console.error(error), [error])
  return (
    <OfficeTheme>
      <Frame skip={t('skip')}>
        <ErrorPage title={t('broken.title')} onRetry={() => globalThis.location.reload()} />
      </Frame>
    </OfficeTheme>
  )
}
