import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { InvitedPerson } from '@foyer/domain/invites/fields.ts'
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
  /** How many were sent from this page; each sending resets both forms. */
  const [sent, setSent] = useState(0)
  const [putBack, setPutBack] = useState<InvitedPerson>()
  // Preserves the input of one tab while the other is shown.
  const [typed, setTyped] = useState<Typed>({})
  const form = {
    links: invites.MtgAppProfileLinks,
    people: invites.InvitesHistory,
    previews: invites.Previews,
    typed,
    onSent: () => {
      setTyped({})
      setPutBack(undefined)
      setSent(sent + 1)
    },
  }
  return (
    <>
      {sent > 0 && (
        <Notice key={sent} kind="success" takesFocus>
          <p>{t('onItsWay')}</p>
          <p>
            <Button onClick={() => goOn()}>{t('goOn')}</Button>
          </p>
        </Notice>
      )}
      {isHandOff ? (
        <HandOffNotice />
      ) : application.SendsTexts === 0 ? (
        <MailForm {...form} key={sent} />
      ) : (
        <Tabs<Way>
          label={t('tabs.label')}
          chosen={way}
          onChoose={(name) => {
            setPutBack(undefined)
            setWay(name)
          }}
          tabs={[
            { name: 'mail', label: t('tabs.mail'), panel: <MailForm {...form} key={sent} /> },
            { name: 'text', label: t('tabs.text'), panel: <TextForm {...form} key={sent} putBack={putBack} /> },
          ]}
        />
      )}
      <InviteHistory
        invites={invites.InvitesHistory}
        onPutBack={(person) => {
          setPutBack(person)
          setWay('text')
        }}
      />
      {sent === 0 && (
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
