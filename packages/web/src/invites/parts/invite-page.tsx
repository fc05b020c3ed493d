import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { HandOffNotice } from '../../session/hand-off-notice.tsx'
import { useSession } from '../../session/session.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { InviteHistory } from './invite-history.tsx'
import { MailForm } from './mail-form.tsx'
import { TextForm } from './text-form.tsx'
import type { Typed } from './typed.tsx'

type Invites = ReplyOf<'/api/LoadInviteCoApplicant'>

type Way = 'mail' | 'text'

const Page = ({ invites }: { invites: Invites }) => {
  const t = useTexts()
  const { goOn, application } = useStep()
  const { isHandOff } = useSession()
  const [way, setWay] = useState<Way>('mail')
  /** The number of invitations last sent; each sending resets both forms. */
  const [sent, setSent] = useState({ round: 0, count: 0 })
  const [putBack, setPutBack] = useState<{ number: string }>()
  // Preserves the input of one tab while the other is shown.
  const [typed, setTyped] = useState<Typed>({})
  const form = {
    links: invites.MtgAppProfileLinks,
    previews: invites.Previews,
    typed,
    onSent: (count: number) => {
      setTyped({})
      setPutBack(undefined)
      setSent(({ round }) => ({ round: round + 1, count }))
    },
  }
  return (
    <>
      {sent.count > 0 && (
        <Notice key={sent.round} kind="success" takesFocus>
          <p>{t('sent', { count: sent.count })}</p>
          <p>
            <Button onClick={() => goOn()}>{t('goOn')}</Button>
          </p>
        </Notice>
      )}
      {isHandOff ? (
        <HandOffNotice />
      ) : application.SendsTexts === 0 ? (
        <MailForm {...form} key={sent.round} />
      ) : (
        <Tabs<Way>
          label={t('tabs.label')}
          chosen={way}
          onChoose={(name) => {
            setPutBack(undefined)
            setWay(name)
          }}
          tabs={[
            { name: 'mail', label: t('tabs.mail'), panel: <MailForm {...form} key={sent.round} /> },
            { name: 'text', label: t('tabs.text'), panel: <TextForm {...form} key={sent.round} putBack={putBack} /> },
          ]}
        />
      )}
      <InviteHistory
        invites={invites.InvitesHistory}
        onPutBack={(number) => {
          setPutBack({ number })
          setWay('text')
        }}
      />
      {sent.count === 0 && (
        <div>
          <Button variant="default" onClick={() => goOn()}>
            {t('goOn')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Invites people by e-mail or text message, and shows what became of their invitations. */
export const InvitePage = () => {
  const { SiteID, UserID } = useCallIds()
  const { application } = useStep()
  const { LanguageID } = useLanguage()
  const { MortgageApplicationID } = application
  const { reply, failure, retry } = useCall('/api/LoadInviteCoApplicant', {
    SiteID,
    UserID,
    MortgageApplicationID,
    LanguageID,
  })
  const [shown, setShown] = useState(reply)
  // Shows the previous reply while another language loads, so that input is preserved.
  if (reply !== undefined && reply !== shown) setShown(reply)
  if (shown !== undefined) return <Page invites={shown} />
  return failure === undefined ? <FormSkeleton /> : <CallFailure failure={failure} onRetry={retry} />
}
