import { emailProblems } from '@foyer/domain/account/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { EmailField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

/** Mails a code for this browser to a visitor who confirms the request's address. */
export const AskForCode = ({ RequestDocID, onSent }: { RequestDocID: string; onSent: () => void }) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { run } = useWrite('/api/RDResendACCESS')
  return (
    <div className={classes.request}>
      <Form
        texts="documents"
        values={{ Email: '' }}
        rules={({ Email }) => emailProblems(Email)}
        onSubmit={({ Email }) => run({ SiteID, RequestDocID, Email })}
        onDone={onSent}
      >
        <EmailField name="Email" />
        <FormActions submit={t('access.send')} busy={t('access.sending')} />
      </Form>
      <WayOut />
    </div>
  )
}
