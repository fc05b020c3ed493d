import { codeProblems, emailProblems, isCode } from '@foyer/domain/account/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CodeField, EmailField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext, useFormValue } from '@foyer/ui/form/form-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import { type CheckValues, questionOf } from './check-form.tsx'
import { usePlace } from './use-place.ts'

const rules = ({ Code }: { Code: string }) => [
  ...codeProblems(Code).map(({ Key }) => ({ Field: 'Code', Key })),
  ...problem(Code !== '' && !isCode(Code), 'Code', 'RequiredVerificationCode'),
]

/** Submits when the last digit is entered. */
const Boxes = () => {
  const { submit } = useFormContext()
  return <CodeField name="Code" onFull={submit} />
}

const Ending = ({ onBack }: { onBack: () => void }) => {
  const t = useTexts()
  const code = useFormValue<string>('Code')
  return (
    <FormActions
      submit={t('code.submit')}
      busy={t('code.busy')}
      isReady={isCode(code)}
      back={{ onClick: onBack, label: t('code.back') }}
    />
  )
}

/** The mailed code; all four answers are verified with it, and one message reports a mismatch. */
export const CodeForm = ({ values, onBack }: { values: CheckValues; onBack: () => void }) => {
  const place = usePlace()
  const navigate = useNavigate()
  const validate = useWrite('/cli-api/validate-token')
  const t = useTexts()
  const [isResending, setResending] = useState(false)
  const [wasSent, setSent] = useState(false)
  return (
    <>
      {wasSent && <Notice kind="success" announced title={t('code.sent')} />}
      <Form
        texts="insurance"
        values={{ Code: '' }}
        rules={rules}
        onSubmit={({ Code }) => validate.run({ ...place, securityQuestion: questionOf(values), Code })}
        onDone={({ Token }) => {
          // Drops a refusal from before the check was passed.
          queries.removeQueries({ queryKey: ['/cli-api/load-application-detail'] })
          void navigate(paths.insuranceForm(place.siteId, Token))
        }}
      >
        <Boxes />
        <div>
          <Button variant="default" onClick={() => setResending(true)}>
            {t('code.resend')}
          </Button>
        </div>
        <Ending onBack={onBack} />
      </Form>
      <ResendDialog isOpen={isResending} onClose={() => setResending(false)} onSent={() => setSent(true)} />
    </>
  )
}

interface ResendProps {
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Sends another code only to the address on file, which the visitor must enter. */
const ResendDialog = ({ isOpen, onClose, onSent }: ResendProps) => {
  const t = useTexts()
  const place = usePlace()
  const send = useWrite('/cli-api/send-accesscode')
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('code.resend')}
      submit={t('code.resendSubmit')}
      texts="insurance"
      values={{ Email: '' }}
      rules={({ Email }) => emailProblems(Email)}
      onSubmit={({ Email }) => send.run({ ...place, Email })}
      onDone={onSent}
    >
      <p>{t('code.resendWhy')}</p>
      <EmailField name="Email" />
    </FormDialog>
  )
}
