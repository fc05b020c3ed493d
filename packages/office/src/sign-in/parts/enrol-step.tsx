import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { FirstFactor } from '../../factors/first-factor.tsx'
import type { NewFactor } from '../../factors/make-factor.tsx'
import { useTexts } from '../texts.ts'

/** The first factor of a person, without which no page opens. */
export const EnrolStep = ({ onStep }: { onStep: (next: NewFactor['Next']) => void }) => {
  const t = useTexts()
  return (
    <FirstFactor onDone={onStep}>
      {(choice) => (
        <StepPage title={t('enrol.title')} why={t('enrol.why')}>
          {choice}
        </StepPage>
      )}
    </FirstFactor>
  )
}
