import { emailProblems } from '@foyer/domain/account/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { EmailField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'
import { useCheckedWrite } from './use-checked-write.tsx'

interface ForgotDialogProps {
  isOpen: boolean
  onClose: () => void
  email?: string
}

/** Shows the same message for every address: only the owner gets details, by mail. */
export const ForgotDialog = ({ isOpen, onClose, email = '' }: ForgotDialogProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { run, status } = useCheckedWrite('/api/MTGAPPUserForgotPassword')
  const first = useFocusFirst()
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  const close = () => {
    setSentTo(undefined)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('forgot.title')}>
      {sentTo === undefined ? (
        <div className={classes.stack}>
          <p className={classes.text}>{t('forgot.why')}</p>
          <Form
            texts="account"
            values={{ Email: email }}
            rules={({ Email }) => emailProblems(Email)}
            onSubmit={({ Email }) => run({ Email, SiteID })}
            onDone={(_reply, { Email }) => setSentTo(Email)}
          >
            <div ref={first}>
              <EmailField name="Email" />
            </div>
            {status}
            <FormActions submit={t('forgot.submit')} busy={t('forgot.busy')} />
          </Form>
        </div>
      ) : (
        <div className={classes.stack}>
          <Notice kind="success" announced title={t('forgot.sentTitle')}>
            <p>{t('forgot.sent', { email: sentTo })}</p>
          </Notice>
          <DialogButtons main={{ label: t('forgot.close'), onClick: close }} />
        </div>
      )}
    </Dialog>
  )
}
