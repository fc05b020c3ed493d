import { signInProblems } from '@foyer/domain/account/rules.ts'
import { EmailField, PasswordField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'
import { QuietButton } from './quiet-button.tsx'
import { useCheckedWrite } from './use-checked-write.tsx'
import { useSignedIn } from './use-signed-in.ts'

interface Credentials {
  Email: string
  Password: string
}

interface SignInFormProps {
  email: string
  onForgot: (email: string) => void
  /** Signs in by code an address that is unknown or has no password. */
  onStart: (email: string) => void
}

export const SignInForm = ({ email, onForgot, onStart }: SignInFormProps) => {
  const t = useTexts()
  const { SiteID, goIn } = useSignedIn()
  const { run, status } = useCheckedWrite('/api/MTGAPPUserSignIn')
  const [tried, setTried] = useState('')
  const [unknown, setUnknown] = useState<string | undefined>(undefined)
  const signIn = async (credentials: Credentials) => {
    setTried(credentials.Email)
    setUnknown(undefined)
    const outcome = await run({ ...credentials, SiteID })
    if (!outcome.ok && outcome.key === 'EmailNotRegistered') setUnknown(credentials.Email)
    return outcome
  }
  return (
    <div className={classes.stack}>
      <Form
        texts="account"
        values={{ Email: email, Password: '' }}
        rules={signInProblems}
        errorValues={{ email: tried }}
        onSubmit={signIn}
        onDone={goIn}
      >
        <EmailField name="Email" />
        <PasswordField name="Password" />
        {status}
        <Ending onForgot={onForgot} onCode={onStart} />
      </Form>
      {unknown !== undefined && (
        <Button variant="default" onClick={() => onStart(unknown)} className={classes.wrapping ?? ''}>
          {t('signIn.startWith', { email: unknown })}
        </Button>
      )}
    </div>
  )
}

interface OtherWays {
  onForgot: (email: string) => void
  onCode: (email: string) => void
}

const Ending = ({ onForgot, onCode }: OtherWays) => {
  const t = useTexts()
  const { Email, Password } = useFormValues<Credentials>()
  return (
    <>
      <div className={classes.links}>
        <QuietButton onClick={() => onForgot(Email)}>{t('signIn.forgot')}</QuietButton>
        <QuietButton onClick={() => onCode(Email)}>{t('signIn.byCode')}</QuietButton>
      </div>
      <FormActions submit={t('signIn.submit')} busy={t('signIn.busy')} isReady={Email !== '' && Password !== ''} />
    </>
  )
}
