import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Footer } from '../../shell/footer.tsx'
import { SimpleBar } from '../../shell/simple-bar.tsx'
import { Frame } from '../../site/frame.tsx'
import { useTexts } from '../texts.ts'

export const Opening = () => {
  const t = useTexts()
  return (
    <Frame bar={<SimpleBar />} footer={<Footer withDialogs />}>
      <StepPage title={t('opening')} isLoading>
        {null}
      </StepPage>
    </Frame>
  )
}
