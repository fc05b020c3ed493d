import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { requiredText } from '@foyer/domain/kit/checks.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { useBeside } from './beside-other.tsx'

type Done = ReplyOf<'/console-api/UseRecoveryCode'>

interface RecoveryStepProps {
  email: string
  onStep: (step: ReplyOf<'/console-api/StartSignIn'>) => void
  onBack: () => void
}

const problems = ({ Code }: { Code: string }) => requiredText(Code, 'Code', 'RequiredVerificationCode')

/** For who lost their device. Afterwards it shows how many codes are left. */
export const RecoveryStep = ({ email, onStep, onBack }: RecoveryStepProps) => {
  const t = useTexts()
  const beside = useBeside()
  const send = useWrite('/console-api/UseRecoveryCode')
  const [done, setDone] = useState<Done | undefined>(undefined)
  if (done !== undefined) {
    return (
      <StepPage title={t('enrol.done')} why={t('recovery.left', { count: done.CodesLeft })}>
        <Actions main={{ label: t('recovery.goOn'), onClick: () => onStep(done) }} />
      </StepPage>
    )
  }
  return (
    <StepPage title={t('recovery.title')} why={t('recovery.why')}>
      <Form
        texts="office.sign-in"
        values={{ Code: '' }}
        rules={problems}
        onSubmit={({ Code }) => beside(send.run({ Email: email, Code }))}
        onDone={setDone}
      >
        <TextField name="Code" width="md" maxLength={40} autoCapitalize="none" />
        <FormActions
          submit={t('recovery.submit')}
          busy={t('recovery.busy')}
          back={{ onClick: onBack, label: t('recovery.back') }}
        />
      </Form>
    </StepPage>
  )
}
