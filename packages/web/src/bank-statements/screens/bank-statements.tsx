import { WizardStep } from '../../wizard/wizard-step.tsx'
import { StatementsForm } from '../parts/statements-form.tsx'
import { useBankReturn } from '../parts/use-bank-return.ts'
import { useTexts } from '../texts.ts'

const position = { step: 'bankStatement' } as const

/** Bank statements, shared by each applicant from their own institution. */
export const Component = () => {
  const t = useTexts()
  const returned = useBankReturn()
  return (
    <WizardStep
      position={position}
      title={(application) => t(application?.ReqBankStatement === 1 ? 'titleRequired' : 'title')}
      why={(application) => t(application?.ReqBankStatement === 1 ? 'whyRequired' : 'why')}
    >
      <StatementsForm returned={returned} />
    </WizardStep>
  )
}
