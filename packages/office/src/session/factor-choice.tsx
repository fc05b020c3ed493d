import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { isCode } from '@foyer/domain/account/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { CodeField } from '@foyer/ui/fields/code-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { useOfficeTexts } from '../kit/texts.ts'
import { provePasskey } from './passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'
import classes from './session.module.css'

type Kinds = ReplyOf<'/console-api/StartSignIn'>['Factors']
interface Proof {
  ChallengeID: string
  Response: string
}

interface FactorChoiceProps<Reply> {
  kinds: Kinds
  onPasskey: (proof: Proof) => Promise<Outcome<Reply>>
  onCode: (code: string) => Promise<Outcome<Reply>>
  onDone: (reply: Reply) => void
}

/** A passkey, the code of an authenticator app, or either: what the person has. */
export const FactorChoice = <Reply,>({ kinds, onPasskey, onCode, onDone }: FactorChoiceProps<Reply>) => {
  const t = useOfficeTexts()
  const hasPasskey = kinds.includes('passkey')
  const hasApp = kinds.includes('totp')
  return (
    <div className={classes.choice}>
      {hasPasskey && <PasskeyButton label={t('factor.passkey')} ask={provePasskey} send={onPasskey} onDone={onDone} />}
      {hasPasskey && hasApp && <p className={classes.or}>{t('factor.or')}</p>}
      {hasApp && <TotpForm onCode={onCode} onDone={onDone} isSecondary={hasPasskey} />}
    </div>
  )
}

const problems = ({ Code }: { Code: string }) => problem(!isCode(Code), 'Code', 'RequiredVerificationCode')

const Boxes = () => {
  const { submit } = useFormContext()
  return <CodeField name="Code" onFull={submit} />
}

interface TotpFormProps<Reply> extends Pick<FactorChoiceProps<Reply>, 'onCode' | 'onDone'> {
  submit?: string
  isSecondary?: boolean
}

/** The six digits of an authenticator app, sent with the last one. */
export const TotpForm = <Reply,>({ onCode, onDone, submit, isSecondary = false }: TotpFormProps<Reply>) => {
  const t = useOfficeTexts()
  return (
    <Form
      texts="office"
      values={{ Code: '' }}
      rules={problems}
      onSubmit={({ Code }) => onCode(Code)}
      onDone={(reply) => onDone(reply)}
    >
      <Boxes />
      <FormActions submit={submit ?? t('factor.totp')} busy={t('factor.checking')} isSecondary={isSecondary} />
    </Form>
  )
}
