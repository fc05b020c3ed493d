import { Button } from '@mantine/core'
import { useParams } from 'react-router'
import { StepPage } from '../../kit/page/step-page.tsx'
import { WayOut } from '../../kit/page/way-out.tsx'
import { useTexts } from '../texts.ts'

/** A placeholder: Connect does nothing yet, so the broker's contact is beside it. */
export const Component = () => {
  const t = useTexts()
  const { id = '' } = useParams()
  return (
    <StepPage title={t('title', { id })} why={t('why')}>
      <div>
        <Button type="button">{t('connect')}</Button>
      </div>
      <WayOut />
    </StepPage>
  )
}
