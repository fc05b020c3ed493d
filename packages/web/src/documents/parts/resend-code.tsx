import { emailProblems } from '@foyer/domain/account/rules.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useWrite } from '../../kit/client/use-write.ts'
import { Dialog } from '../../kit/dialogs/dialog.tsx'
import { EmailField } from '../../kit/fields/index.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

interface ResendCodeProps {
  RequestDocID: string
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** A new code for whoever confirms the address that the request went to. */
export const ResendCode = ({ RequestDocID, isOpen, onClose, onSent }: ResendCodeProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { run } = useWrite('/api/RDResendACCESS')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('access.resendTitle')}>
      <div className={classes.request}>
        <p className={classes.quiet}>{t('access.resendWhy')}</p>
        <Form
          texts="documents"
          values={{ Email: '' }}
          rules={({ Email }) => emailProblems(Email)}
          onSubmit={({ Email }) => run({ SiteID, RequestDocID, Email })}
          onDone={() => {
            onSent()
            onClose()
          }}
        >
          <EmailField name="Email" />
          <FormActions submit={t('access.send')} busy={t('access.sending')} />
        </Form>
      </div>
    </Dialog>
  )
}
