import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { type LegalPage as Page, usePageTexts } from '../texts.ts'
import { LegalText } from './legal-text.tsx'

export const LegalPage = ({ page }: { page: Page }) => {
  const t = usePageTexts(page)
  return (
    <StepPage title={t('title')} why={t('why')}>
      <LegalText page={page} withContents />
    </StepPage>
  )
}
