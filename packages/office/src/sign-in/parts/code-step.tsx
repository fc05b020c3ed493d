import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { isCode } from '@foyer/domain/account/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CodeField } from '@foyer/ui/fields/code-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useCheckedWrite } from '@foyer/ui/robot/use-checked-write.tsx'
import { useState } from 'react'
import { SignOnOffers } from '../../session/sign-on-offers.tsx'
import classes from '../sign-in.module.css'
import { useTexts } from '../texts.ts'
import { useBeside } from './beside-other.tsx'

interface CodeStepProps {
  email: string
  /** Single sign-on that this browser has used for the address. */
  offers: ReplyOf<'/console-api/StartSignIn'>['SignOns']
  onStep: (step: ReplyOf<'/console-api/StartSignIn'>) => void
  onOther: () => void
}

const problems = ({ code }: { code: string }) => problem(!isCode(code), 'code', 'RequiredVerificationCode')

const Boxes = () => {
  const { submit } = useFormContext()
  return (
    <div ref={useFocusFirst()}>
      <CodeField name="code" onFull={submit} />
    </div>
  )
}

const isAboutCode = (key: FailureKey) => key === 'VerificationCodeIncorrect' || key === 'VerificationCodeExpired'

/** The mailed code. Whether the address is known is not said. A wrong code empties its boxes. */
export const CodeStep = ({ email, offers, onStep, onOther }: CodeStepProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { LanguageID } = useLanguage()
  const beside = useBeside()
  const verify = useWrite('/console-api/VerifyCode')
  const again = useCheckedWrite('/console-api/StartSignIn', t('robot'))
  const [sentAgain, setSentAgain] = useState<Outcome | undefined>(undefined)
  const [wrong, setWrong] = useState<{ key: FailureKey; times: number } | undefined>(undefined)
  const send = async () => {
    setSentAgain(undefined)
    setSentAgain(await beside(again.run({ Email: email, LanguageID })))
  }
  const check = async (Code: string) => {
    const outcome = await verify.run({ Email: email, Code })
    if (!outcome.ok && isAboutCode(outcome.key)) setWrong({ key: outcome.key, times: (wrong?.times ?? 0) + 1 })
    return outcome
  }
  return (
    <StepPage title={t('code.title')}>
      <p className={classes.text}>{t('code.sent', { email })}</p>
      {wrong !== undefined && <Notice key={wrong.times} kind="error" announced title={errorText(wrong.key)} />}
      <Form
        key={wrong?.times}
        texts="office.sign-in"
        values={{ code: '' }}
        rules={problems}
        onSubmit={({ code }) => check(code)}
        onDone={onStep}
      >
        <Boxes />
        <FormActions submit={t('code.submit')} busy={t('code.busy')} />
      </Form>
      {offers.length > 0 && <p className={classes.or}>{t('email.or')}</p>}
      <SignOnOffers offers={offers} isSecondary />
      {again.status}
      {sentAgain?.ok === false && <CallFailure failure={sentAgain} onRetry={() => void send()} />}
      {sentAgain?.ok === true && <Notice kind="success" announced title={t('code.sentAgain')} />}
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={() => void send()}>
          {t('code.again')}
        </button>
        <button type="button" className={classes.link} onClick={onOther}>
          {t('code.other')}
        </button>
      </div>
    </StepPage>
  )
}
