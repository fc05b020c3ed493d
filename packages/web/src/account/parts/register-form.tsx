import { type Registration, registrationProblems } from '@foyer/domain/account/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { EmailField, PasswordField, TextField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'
import { CodeForm } from './code-form.tsx'
import { useCheckedWrite } from './use-checked-write.tsx'
import { useSignedIn } from './use-signed-in.ts'

const blank: Registration = { FirstName: '', LastName: '', Email: '', Password: '', ConfirmPassword: '' }

/** The form, then the mailed code; until then the password stays in this page. */
export const RegisterForm = ({ onSignIn }: { onSignIn: (email: string) => void }) => {
  const t = useTexts()
  const { SiteID, goIn } = useSignedIn()
  const { LanguageID } = useLanguage()
  const ask = useCheckedWrite('/api/MTGAPPRegisterUser')
  const confirm = useWrite('/api/MTGAPPRegisterVerifyCode')
  const [asked, setAsked] = useState<Registration | undefined>(undefined)
  const [taken, setTaken] = useState<string | undefined>(undefined)
  const register = async (form: Registration) => {
    setTaken(undefined)
    const outcome = await ask.run({ ...form, SiteID, LanguageID })
    if (!outcome.ok && outcome.key === 'EmailAlreadyRegistered') setTaken(form.Email)
    return outcome
  }
  return (
    <div className={classes.stack}>
      <Form
        texts="account"
        values={blank}
        rules={registrationProblems}
        onSubmit={register}
        onDone={(_reply, form) => setAsked(form)}
      >
        <Row>
          <TextField name="FirstName" maxLength={60} autoComplete="given-name" />
          <TextField name="LastName" maxLength={60} autoComplete="family-name" />
        </Row>
        <EmailField name="Email" />
        <PasswordField name="Password" isNew />
        <PasswordField name="ConfirmPassword" isRepeat />
        {ask.status}
        <FormActions submit={t('register.submit')} busy={t('register.busy')} />
      </Form>
      {taken !== undefined && (
        <Button variant="default" onClick={() => onSignIn(taken)} className={classes.wrapping ?? ''}>
          {t('register.signInWith', { email: taken })}
        </Button>
      )}
      <Dialog isOpen={asked !== undefined} onClose={() => setAsked(undefined)} title={t('code.title')}>
        {asked !== undefined && (
          <CodeForm
            email={asked.Email}
            verify={(code) => confirm.run({ ...asked, SiteID, LanguageID, code })}
            resend={() => ask.run({ ...asked, SiteID, LanguageID })}
            resendStatus={ask.status}
            onDone={goIn}
          />
        )}
      </Dialog>
    </div>
  )
}
