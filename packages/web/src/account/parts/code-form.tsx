import { isCode } from '@foyer/domain/account/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Outcome } from '../../kit/client/outcome.ts'
import { CodeField } from '../../kit/fields/index.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useFormContext, useFormStatus, useSetFormValue } from '../../kit/form/form-context.ts'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'
import { ResendButton } from './resend-button.tsx'

interface CodeFormProps {
  email: string
  verify: (code: string) => Promise<Outcome>
  resend: () => Promise<Outcome>
  onDone: () => void
  /** What else one may do here. */
  children?: ReactNode
}

const problems = ({ code }: { code: string }) => problem(!isCode(code), 'code', 'RequiredVerificationCode')

/** The boxes send themselves when the last digit is there; after a wrong code they are empty for the next. */
const Boxes = () => {
  const { id, submit } = useFormContext()
  const status = useFormStatus()
  const set = useSetFormValue()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'failed') set('code', '')
    if (status === 'idle' || status === 'failed') box.current?.querySelector('input')?.focus()
  }, [status, set])
  return (
    <div ref={box} id={`${id}-boxes`}>
      <CodeField name="code" onFull={submit} />
    </div>
  )
}

/** Where the mailed code is typed, pasted or filled in by the phone. */
export const CodeForm = ({ email, verify, resend, onDone, children }: CodeFormProps) => {
  const t = useTexts()
  const [before, after] = t('code.sent', { email: '\u0000' }).split('\u0000')
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        {before}
        <strong>{email}</strong>
        {after}
      </p>
      <Form
        texts="account"
        values={{ code: '' }}
        rules={problems}
        onSubmit={({ code }) => verify(code)}
        onDone={onDone}
      >
        <Boxes />
        <div className={classes.links}>
          <ResendButton resend={resend} />
          {children}
        </div>
        <FormActions submit={t('code.submit')} busy={t('code.busy')} />
      </Form>
    </div>
  )
}
