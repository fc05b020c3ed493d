import { isCode } from '@foyer/domain/account/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CodeField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'
import { ResendButton } from './resend-button.tsx'

interface CodeFormProps {
  email: string
  verify: (code: string) => Promise<Outcome>
  resend: () => Promise<Outcome>
  /** The status of a resend that takes a while. */
  resendStatus?: ReactNode
  onDone: () => void
  /** Further actions. */
  children?: ReactNode
}

const problems = ({ code }: { code: string }) => problem(!isCode(code), 'code', 'RequiredVerificationCode')

/** Submits when the last digit is entered. */
const Boxes = () => {
  const { submit } = useFormContext()
  return (
    <div ref={useFocusFirst()}>
      <CodeField name="code" onFull={submit} />
    </div>
  )
}

/** What was wrong with the code before, until the emptied boxes are sent: then the form itself reports that they are empty. */
const WrongCode = ({ of }: { of: FailureKey }) => {
  const { store } = useFormContext()
  const errorText = useErrorText()
  const attempts = useSyncExternalStore(store.subscribe, () => store.attempts)
  return attempts === 0 && <Notice kind="error" announced title={errorText(of)} />
}

const isAboutCode = (key: FailureKey) => key === 'VerificationCodeIncorrect' || key === 'VerificationCodeExpired'

/** Takes the mailed code, typed, pasted or filled in by the phone; clears the boxes after a wrong one. */
export const CodeForm = ({ email, verify, resend, resendStatus, onDone, children }: CodeFormProps) => {
  const t = useTexts()
  const [wrong, setWrong] = useState<{ key: FailureKey; times: number } | undefined>(undefined)
  const [before, after] = t('code.sent', { email: '\u0000' }).split('\u0000')
  const check = async (code: string) => {
    const outcome = await verify(code)
    if (!outcome.ok && isAboutCode(outcome.key)) setWrong({ key: outcome.key, times: (wrong?.times ?? 0) + 1 })
    return outcome
  }
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        {before}
        <strong>{email}</strong>
        {after}
      </p>
      <Form
        key={wrong?.times}
        texts="account"
        values={{ code: '' }}
        rules={problems}
        onSubmit={({ code }) => check(code)}
        onDone={onDone}
      >
        {wrong !== undefined && <WrongCode of={wrong.key} />}
        <Boxes />
        <FormActions submit={t('code.submit')} busy={t('code.busy')} />
      </Form>
      <div className={classes.links}>
        <ResendButton resend={resend} />
        {children}
      </div>
      {resendStatus}
    </div>
  )
}
