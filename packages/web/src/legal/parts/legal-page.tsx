import { StepPage } from '../../kit/page/step-page.tsx'
import { useLegalTexts } from '../texts.ts'
import { LegalText, type LegalPage as Page } from './legal-text.tsx'

export const LegalPage = ({ page }: { page: Page }) => {
  const t = useLegalTexts()
  return (
    <StepPage title={t(`${page}.title`)} why={t(`${page}.why`)}>
      <LegalText page={page} />
    </StepPage>
  )
}
