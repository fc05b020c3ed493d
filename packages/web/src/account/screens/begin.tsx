import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { write } from '@foyer/ui/client/call.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { storedLanguage } from '@foyer/ui/i18n/stored-language.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { clearStored } from '@foyer/ui/storage.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../session/session.ts'
import { keepCarried } from '../../site/carried.ts'
import { paths } from '../../site/paths.ts'
import { reloadSite } from '../../site/use-site-load.ts'
import { useBeginTexts } from '../begin-texts.ts'
import { CodeForm } from '../parts/code-form.tsx'
import { useCheckedWrite } from '../parts/use-checked-write.tsx'
import { useSignedIn } from '../parts/use-signed-in.ts'

type Invite = ReplyOf<'/api/MTGAPPLoadLeadInvite'>

/** The target of an invitation to apply: its token is in the fragment, which no server sees. */
export const Component = () => {
  const t = useBeginTexts()
  const { SiteID } = useSession()
  const { hash } = useLocation()
  const [Token] = useState(() => hash.slice(1))
  const { reply, isLoading, failure, retry } = useCall('/api/MTGAPPLoadLeadInvite', { SiteID, Token })
  const language = reply?.LanguageID
  useEffect(() => {
    if (language !== undefined && storedLanguage() === undefined) void changeLanguage(languageOf(language))
  }, [language])
  if (failure?.key === 'NoAccess') return <Ended />
  if (reply === undefined)
    return (
      <StepPage title={t('title')} {...{ isLoading, failure }} onRetry={retry}>
        {null}
      </StepPage>
    )
  return <Begin invite={reply} Token={Token} />
}

const Ended = () => {
  const t = useBeginTexts()
  const { SiteID } = useSession()
  const navigate = useNavigate()
  return (
    <StepPage title={t('ended.title')} why={t('ended.why')}>
      <WayOut />
      <Actions main={{ label: t('ended.home'), onClick: () => void navigate(paths.home(SiteID)) }} />
    </StepPage>
  )
}

/** Takes the invitation for an account, and opens its first page. What it carries is for this tab. */
const useBegin = (Token: string) => {
  const { SiteID, goIn } = useSignedIn()
  return async (UserID: string) => {
    const outcome = await write('/api/MTGAPPUseLeadInvite', { SiteID, UserID, Token })
    // One that ended meanwhile leaves the person signed in, without what it would have filled in.
    if (outcome.ok) keepCarried(SiteID, outcome.reply.Carried)
    goIn()
  }
}

const Begin = ({ invite, Token }: { invite: Invite; Token: string }) => {
  const t = useBeginTexts()
  const { FirstName: name, Sender: sender, Email } = invite
  const session = useSession()
  return (
    <StepPage title={name === '' ? t('title') : t('titleNamed', { name })} why={t('why', { sender })}>
      {!session.isSignedIn && <WithCode email={Email} Token={Token} />}
      {session.isSignedIn && session.Email === Email && <SignedIn UserID={session.UserID} Token={Token} />}
      {session.isSignedIn && session.Email !== Email && <OtherAccount email={Email} />}
    </StepPage>
  )
}

/** The account is the invited one already. */
const SignedIn = ({ UserID, Token }: { UserID: string; Token: string }) => {
  const t = useBeginTexts()
  const begin = useBegin(Token)
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    void begin(UserID)
  }
  return <Actions main={{ label: t('start'), onClick: start, isBusy }} />
}

const OtherAccount = ({ email }: { email: string }) => {
  const t = useBeginTexts()
  const { SiteID, Email: account } = useSession()
  const signOut = () => {
    clearStored()
    void write('/api/MTGAPPLogout', { SiteID }).then(() => reloadSite(SiteID))
  }
  return (
    <>
      <Notice kind="info">
        <p>{t('other', { account, email })}</p>
      </Notice>
      <Actions main={{ label: t('signOut'), onClick: signOut }} />
    </>
  )
}

const WithCode = ({ email: Email, Token }: { email: string; Token: string }) => {
  const t = useBeginTexts()
  const errorText = useErrorText()
  const { SiteID } = useSession()
  const { LanguageID } = useLanguage()
  const { run, status } = useCheckedWrite('/api/MTGAPPValidateEmail')
  const { run: verify } = useWrite('/api/MTGAPPVerifyCode')
  const begin = useBegin(Token)
  const user = useRef<string>('')
  const [stage, setStage] = useState<'ask' | 'busy' | 'sent'>('ask')
  const [failure, setFailure] = useState<Parameters<typeof errorText>[0] | undefined>(undefined)
  const send = () => run({ Email, SiteID, LanguageID })
  const ask = async () => {
    setStage('busy')
    setFailure(undefined)
    const outcome = await send()
    setStage(outcome.ok ? 'sent' : 'ask')
    if (!outcome.ok) setFailure(outcome.key)
  }
  const check = async (code: string) => {
    const outcome = await verify({ Email, code, siteID: SiteID })
    if (outcome.ok) user.current = outcome.reply.UserID
    return outcome
  }
  if (stage === 'sent')
    return (
      <CodeForm
        email={Email}
        verify={check}
        resend={send}
        resendStatus={status}
        onDone={() => void begin(user.current)}
      />
    )
  return (
    <>
      <p>{t('sendTo', { email: Email })}</p>
      {failure !== undefined && <Notice kind="error" announced title={errorText(failure)} />}
      {status}
      <Actions
        main={{ label: t(stage === 'busy' ? 'busy' : 'send'), onClick: () => void ask(), isBusy: stage === 'busy' }}
      />
    </>
  )
}
