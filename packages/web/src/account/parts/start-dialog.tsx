import { emailProblems } from '@foyer/domain/account/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { EmailField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'
import { CodeForm } from './code-form.tsx'
import { QuietButton } from './quiet-button.tsx'
import { useCheckedWrite } from './use-checked-write.tsx'
import { useSignedIn } from './use-signed-in.ts'

interface StartDialogProps {
  isOpen: boolean
  onClose: () => void
  /** An address that was already typed elsewhere. */
  email?: string
}

/** Signs in with an address and a code, without registration. */
export const StartDialog = ({ isOpen, onClose, email = '' }: StartDialogProps) => {
  const t = useTexts()
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  const close = () => {
    setSentTo(undefined)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t(sentTo === undefined ? 'start.title' : 'code.title')}>
      {sentTo === undefined ? (
        <AskEmail email={email} onSent={setSentTo} />
      ) : (
        <AskCode email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
      )}
    </Dialog>
  )
}

const useSendCode = () => {
  const { SiteID } = useSignedIn()
  const { LanguageID } = useLanguage()
  const { run, status } = useCheckedWrite('/api/MTGAPPValidateEmail')
  return { send: (Email: string) => run({ Email, SiteID, LanguageID }), status }
}

const AskEmail = ({ email, onSent }: { email: string; onSent: (email: string) => void }) => {
  const t = useTexts()
  const { send, status } = useSendCode()
  const first = useFocusFirst()
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t('start.why')}</p>
      <Form
        texts="account"
        values={{ Email: email }}
        rules={({ Email }) => emailProblems(Email)}
        onSubmit={({ Email }) => send(Email)}
        onDone={(_reply, { Email }) => onSent(Email)}
      >
        <div ref={first}>
          <EmailField name="Email" />
        </div>
        {status}
        <FormActions submit={t('start.submit')} busy={t('start.busy')} />
      </Form>
    </div>
  )
}

const AskCode = ({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) => {
  const t = useTexts()
  const { send, status } = useSendCode()
  const { SiteID: siteID, goIn } = useSignedIn()
  const { run } = useWrite('/api/MTGAPPVerifyCode')
  return (
    <CodeForm
      email={email}
      verify={(code) => run({ Email: email, code, siteID })}
      resend={() => send(email)}
      resendStatus={status}
      onDone={goIn}
    >
      <QuietButton onClick={onOtherEmail}>{t('code.otherEmail')}</QuietButton>
    </CodeForm>
  )
}
