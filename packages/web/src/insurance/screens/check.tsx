import { useState } from 'react'
import { useLocation } from 'react-router'
import { StepPage } from '../../kit/page/step-page.tsx'
import { CheckForm, type CheckValues, noAnswers } from '../parts/check-form.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { useTexts } from '../texts.ts'

/** The visitor's security answers, then the code mailed to the address on file. */
export const Component = () => {
  const t = useTexts()
  const { state } = useLocation() as { state: { again?: boolean } | null }
  const [answers, setAnswers] = useState<CheckValues>(noAnswers)
  const [isCodeSent, setCodeSent] = useState(false)
  if (isCodeSent)
    return (
      <StepPage key="code" title={t('code.title')} why={t('code.why')}>
        <CodeForm values={answers} onBack={() => setCodeSent(false)} />
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
        onDone={(given) => {
          setAnswers(given)
          setCodeSent(true)
        }}
      />
    </StepPage>
  )
}
