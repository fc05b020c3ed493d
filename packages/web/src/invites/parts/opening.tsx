import { Footer } from '../../app/shell/footer.tsx'
import { Frame } from '../../app/shell/frame.tsx'
import { SimpleBar } from '../../app/shell/simple-bar.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
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
