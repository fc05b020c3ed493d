import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { CheckForm, type CheckValues, noAnswers } from '../parts/check-form.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { useTexts } from '../texts.ts'

/** The visitor's security answers, then the code: the one that came with the link, or one mailed just now. */
export const Component = () => {
  const t = useTexts()
  const { state } = useLocation() as { state: { again?: boolean } | null }
  const [answers, setAnswers] = useState<CheckValues>(noAnswers)
  const [step, setStep] = useState<'check' | 'mailedCode' | 'codeOfLink'>('check')
  if (step !== 'check')
    return (
      <StepPage key="code" title={t('code.title')} why={t(step === 'mailedCode' ? 'code.why' : 'code.whyOfLink')}>
        <CodeForm values={answers} onBack={() => setStep('check')} />
      </StepPage>
    )
  const again = state?.again === true
  return (
    <StepPage
      key="check"
      title={t(again ? 'check.again' : 'check.title')}
      why={t(again ? 'check.againWhy' : 'check.why')}
    >
      <CheckForm
        values={answers}
        onDone={(given, wasSent) => {
          setAnswers(given)
          setStep(wasSent ? 'mailedCode' : 'codeOfLink')
        }}
      />
    </StepPage>
  )
}
