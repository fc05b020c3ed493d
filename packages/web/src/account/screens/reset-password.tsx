import { resetProblems } from '@foyer/domain/account/rules.ts'
import { write } from '@foyer/ui/client/call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { PasswordField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { clearStored } from '@foyer/ui/storage.ts'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import { paths } from '../../site/paths.ts'
import { reloadSite } from '../../site/use-site-load.ts'
import { ForgotDialog } from '../parts/forgot-dialog.tsx'
import { useTexts } from '../texts.ts'

const pauseMilliseconds = 5000

/** The target of the mailed link. Signs out any user of this browser first. */
export const Component = () => {
  const { SiteID, isSignedIn } = useSession()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    clearStored()
    void write('/api/MTGAPPLogout', { SiteID }).then(() => reloadSite(SiteID))
  }, [isSignedIn, SiteID])
  return isDone ? <Done /> : <NewPassword onDone={() => setDone(true)} />
}

const NewPassword = ({ onDone }: { onDone: () => void }) => {
  const t = useTexts()
  const { SiteID } = useSession()
  const { cachekey: CacheKey = '' } = useParams()
  const { run, failure } = useWrite('/api/MTGAPPUserResetPassword')
  const [asksForLink, setAsksForLink] = useState(false)
  return (
    <StepPage title={t('reset.title')} why={t('reset.why')}>
      <Form
        texts="account"
        values={{ Password: '', ConfirmPassword: '' }}
        rules={resetProblems}
        onSubmit={(values) => run({ ...values, SiteID, CacheKey })}
        onDone={onDone}
      >
        <PasswordField name="Password" label={t('fields.NewPassword.label')} isNew />
        <PasswordField name="ConfirmPassword" isRepeat />
        {failure?.key === 'PasswordResetLinkExpired' ? (
          <Actions main={{ label: t('reset.newLink'), onClick: () => setAsksForLink(true) }} />
        ) : (
          <FormActions submit={t('reset.submit')} />
        )}
      </Form>
      <ForgotDialog isOpen={asksForLink} onClose={() => setAsksForLink(false)} />
    </StepPage>
  )
}

const Done = () => {
  const t = useTexts()
  const { SiteID } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    const pause = setTimeout(() => void navigate(paths.site(SiteID)), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [SiteID, navigate])
  return (
    <StepPage title={t('reset.doneTitle')} why={<span role="status">{t('reset.done')}</span>}>
      <Actions main={{ label: t('reset.toSignIn'), onClick: () => void navigate(paths.site(SiteID)) }} />
    </StepPage>
  )
}
