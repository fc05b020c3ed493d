import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { clearStored } from '@foyer/ui/storage.ts'
import { useEffect } from 'react'
import { paths } from '../../site/paths.ts'
import { useShellTexts } from '../../site/shell-texts.ts'

/** An unknown address; also clears the stored user. */
export const NotFound = () => {
  const t = useShellTexts()
  useEffect(clearStored, [])
  return (
    <StepPage title={t('notFound.title')} why={t('notFound.why')}>
      <WayOut />
      <p>
        <KitLink to={paths.root()}>{t('notFound.toRoot')}</KitLink>
      </p>
    </StepPage>
  )
}
