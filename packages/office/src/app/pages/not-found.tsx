import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { routes } from '../../kit/paths.ts'
import { useOfficeTexts } from '../../kit/texts.ts'

export const NotFound = () => {
  const t = useOfficeTexts()
  return (
    <StepPage title={t('notFound.title')} why={t('notFound.why')}>
      <p>
        <KitLink to={routes.officeHome}>{t('notFound.back')}</KitLink>
      </p>
    </StepPage>
  )
}
