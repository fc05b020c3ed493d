import { usePages } from '@foyer/ui/client/use-pages.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Thread } from '@foyer/ui/messages/thread.tsx'
import { WriteMessage } from '@foyer/ui/messages/write-message.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

/** The thread of an application with its broker. */
export const Component = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { SiteID, UserID, isHandOff } = useSession()
  const MortgageApplicationID = Number(useParams().appid)
  const ids = { SiteID, UserID, MortgageApplicationID }
  const listed = usePages('/api/MTGAPPListMessages', ids)
  const { pages, isLoading, failure, retry } = listed
  const send = useWrite('/api/MTGAPPSendMessage', { invalidates: ['/api/MTGAPPListMessages'] })
  const { run: markRead } = useWrite('/api/MTGAPPMarkMessagesRead', { invalidates: ['/api/MTGAPPLoadMyDeals'] })
  const [sent, setSent] = useState(0)
  const messages = pages.flatMap(({ Messages }) => Messages)
  const newest = messages.find(({ FromClientFl }) => FromClientFl === 0)?.MessageID ?? 0
  useEffect(() => {
    if (newest > 0 && !isHandOff) void markRead({ SiteID, UserID, MortgageApplicationID, MessageID: newest })
  }, [newest, isHandOff, markRead, SiteID, UserID, MortgageApplicationID])
  const isOpen = pages[0]?.OpenFl === 1
  return (
    <StepPage
      title={t('title')}
      why={t('why')}
      isLoading={isLoading}
      failure={pages.length === 0 ? failure : undefined}
      onRetry={retry}
    >
      <KitLink to={paths.myDeals(SiteID)}>{t('back')}</KitLink>
      {!isOpen && <Notice kind="info" title={t('closed')} />}
      {isOpen && !isHandOff && (
        <WriteMessage
          texts="messages"
          draft={`message ${UserID} ${MortgageApplicationID}`}
          send={t('send')}
          sending={t('sending')}
          onSend={(Text) => send.run({ ...ids, Text })}
          onSent={() => setSent((count) => count + 1)}
        />
      )}
      {sent > 0 && <Notice key={sent} kind="success" announced title={t('sent')} />}
      {messages.length === 0 && isOpen && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {messages.length > 0 && (
        <Thread
          label={t('thread')}
          messages={messages.map(({ MessageID, FromClientFl, Name, Text, SentAt }) => ({
            id: MessageID,
            isOwn: FromClientFl === 1,
            name: FromClientFl === 1 ? t('you') : Name || t('broker'),
            time: formatInstant(SentAt, language),
            text: Text,
          }))}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </StepPage>
  )
}
