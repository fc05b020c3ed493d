import { useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { CodeForm } from '../../account/index.ts'
import { useSession } from '../../session/session.ts'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

/** The target of the mailed link. Before the code nothing about the document is shown. */
export const Component = () => {
  const t = useTexts()
  const { SiteID } = useSession()
  const { token: Token = '' } = useParams()
  const { reply, failure, retry } = useCall('/api/SIGNOpenLink', { SiteID, Token }, { staleTime: 0 })
  if (failure?.key === 'NoAccess') return <NothingToSign state="unknown" />
  if (reply === undefined)
    return (
      <StepPage title={t('code.title')} isLoading failure={failure} onRetry={retry}>
        {null}
      </StepPage>
    )
  const { State, EmailHint, SigningRequestID, SignerID } = reply
  if (State === 'open') return <Navigate to={paths.signDocument(SiteID, SigningRequestID, SignerID)} replace />
  if (State === 'code') return <AskCode token={Token} email={EmailHint} />
  if (State === 'expired') return <Expired token={Token} email={EmailHint} />
  return <NothingToSign state={State} />
}

const NothingToSign = ({ state }: { state: 'unknown' | 'waiting' | 'signed' | 'declined' | 'closed' }) => {
  const t = useTexts()
  return (
    <StepPage title={t(`link.${state}.title`)} why={t(`link.${state}.why`)}>
      <WayOut />
    </StepPage>
  )
}

interface AtLink {
  token: string
  email: string
}

/** The code is sent on request only, because mail scanners open links too. */
const AskCode = ({ token: Token, email }: AtLink) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { SiteID } = useSession()
  const { LanguageID } = useLanguage()
  const [isSent, setSent] = useState(false)
  const { run: sendCode } = useWrite('/api/SIGNSendCode')
  const { run: verify } = useWrite('/api/SIGNVerifyCode')
  const send = () => sendCode({ SiteID, Token, LanguageID })
  const check = async (code: string) => {
    const outcome = await verify({ SiteID, Token, code })
    if (outcome.ok) {
      const { SigningRequestID, SignerID } = outcome.reply
      // Replaces this URL, so that the token does not stay in the history of a shared computer.
      void navigate(paths.signDocument(SiteID, SigningRequestID, SignerID), { replace: true })
    }
    return outcome
  }
  if (isSent) {
    return (
      <StepPage title={t('code.enter')}>
        <CodeForm email={email} verify={check} resend={send} onDone={() => {}} />
      </StepPage>
    )
  }
  return (
    <StepPage title={t('code.title')} why={t('code.why', { email })}>
      <Form texts="signing" values={{}} onSubmit={send} onDone={() => setSent(true)}>
        <FormActions submit={t('code.submit')} busy={t('code.busy')} />
      </Form>
      <WayOut />
    </StepPage>
  )
}

const Expired = ({ token: Token, email }: AtLink) => {
  const t = useTexts()
  const { SiteID } = useSession()
  const { LanguageID } = useLanguage()
  const { run } = useWrite('/api/SIGNSendNewLink')
  const [isSent, setSent] = useState(false)
  if (isSent) {
    return (
      <StepPage title={t('newLink.sentTitle')} why={<span role="status">{t('newLink.sent')}</span>}>
        <WayOut />
      </StepPage>
    )
  }
  return (
    <StepPage title={t('link.expired.title')} why={t('link.expired.why', { email })}>
      <Form
        texts="signing"
        values={{}}
        onSubmit={() => run({ SiteID, Token, LanguageID })}
        onDone={() => setSent(true)}
      >
        <FormActions submit={t('newLink.submit')} busy={t('newLink.busy')} />
      </Form>
      <WayOut />
    </StepPage>
  )
}
