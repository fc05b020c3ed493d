import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { Button, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useStep } from '../../app/wizard/step-context.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useCall } from '../../kit/client/use-call.ts'
import { CallFailure } from '../../kit/feedback/call-failure.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormSkeleton } from '../../kit/feedback/skeletons.tsx'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import { InviteHistory } from './invite-history.tsx'
import classes from './invites.module.css'
import { MailForm } from './mail-form.tsx'
import { TextForm } from './text-form.tsx'

type Invites = ReplyOf<'/api/LoadInviteCoApplicant'>

const Page = ({ invites }: { invites: Invites }) => {
  const t = useTexts()
  const { goOn } = useStep()
  const [tab, setTab] = useState<string | null>('mail')
  /** How many went out with the last message; each begins a form anew. */
  const [sent, setSent] = useState({ round: 0, count: 0 })
  const [putBack, setPutBack] = useState<string>()
  const onSent = (count: number) => {
    setPutBack(undefined)
    setSent(({ round }) => ({ round: round + 1, count }))
  }
  const links = invites.MtgAppProfileLinks
  return (
    <>
      {sent.count > 0 && (
        <Notice key={sent.round} kind="success" announced>
          <p>{t('sent', { count: sent.count })}</p>
        </Notice>
      )}
      <Tabs
        color="var(--brand)"
        value={tab}
        onChange={setTab}
        keepMounted={false}
        classNames={{ tab: classes.tab ?? '' }}
      >
        <Tabs.List grow>
          <Tabs.Tab value="mail">{t('tabs.mail')}</Tabs.Tab>
          <Tabs.Tab value="text">{t('tabs.text')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mail" className={classes.panel}>
          <MailForm key={sent.round} links={links} onSent={onSent} />
        </Tabs.Panel>
        <Tabs.Panel value="text" className={classes.panel}>
          <TextForm key={sent.round} links={links} onSent={onSent} putBack={putBack} />
        </Tabs.Panel>
      </Tabs>
      <InviteHistory
        invites={invites.InvitesHistory}
        onPutBack={(number) => {
          setPutBack(number)
          setTab('text')
        }}
      />
      <div>
        <Button variant="default" onClick={() => goOn()}>
          {t('goOn')}
        </Button>
      </div>
    </>
  )
}

/** To invite somebody by e-mail or text message, and what became of those who were. */
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
  // Another language is fetched behind what is shown: what was typed stays.
  if (reply !== undefined && reply !== shown) setShown(reply)
  if (shown !== undefined) return <Page invites={shown} />
  return failure === undefined ? <FormSkeleton /> : <CallFailure failure={failure} onRetry={retry} />
}
