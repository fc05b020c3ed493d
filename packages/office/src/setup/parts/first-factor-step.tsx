import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { FirstFactor } from '../../factors/first-factor.tsx'
import { useTexts } from '../texts.ts'
import { Progress } from './progress.tsx'

interface FirstFactorStepProps {
  /** The recovery codes are shown. */
  onMade: () => void
  onDone: () => void
}

export const FirstFactorStep = ({ onMade, onDone }: FirstFactorStepProps) => {
  const t = useTexts()
  return (
    <FirstFactor onMade={onMade} onDone={onDone}>
      {(choice) => (
        <StepPage title={t('factor.title')} why={t('factor.why')}>
          <Progress step="you" />
          {choice}
        </StepPage>
      )}
    </FirstFactor>
  )
}
