import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { Button } from '@mantine/core'
import { useParams } from 'react-router'
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
