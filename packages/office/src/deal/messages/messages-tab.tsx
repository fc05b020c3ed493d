import { mostMessageLength } from '@foyer/domain/messages/rules.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice, type NoticeKind } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Thread } from '@foyer/ui/messages/thread.tsx'
import { WriteMessage } from '@foyer/ui/messages/write-message.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListedDeal } from '../../deals/index.ts'
import { fullName } from '../../kit/names.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useMay, useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { TemplateMenu } from '../../templates/index.ts'
import { useMessageTexts } from '../texts.ts'
import { firstNameOf, type LoadedDeal } from '../use-deal.ts'

const changed = ['/console-api/ListMessages', '/console-api/ListPipeline'] as const

interface MessagesTabProps {
  place: DealPlace
  deal: LoadedDeal
  /** Undefined where the list has no row of the deal yet. */
  listed: ListedDeal | undefined
}

/** The thread with the client of a deal. */
export const MessagesTab = ({ place: { SiteID, MortgageApplicationID }, deal, listed: row }: MessagesTabProps) => {
  const t = useMessageTexts()
  const may = useMay()
  const me = useMe()
  const { language } = useLanguage()
  const errorText = useErrorText()
  const place = { SiteID, MortgageApplicationID }
  const listed = usePages('/console-api/ListMessages', place)
  const { pages, isLoading } = listed
  const send = useOfficeWrite('/console-api/SendMessage', { invalidates: [...changed] })
  const settle = useOfficeWrite('/console-api/SettleMessages', { invalidates: [...changed] })
  const [said, setSaid] = useState<{ kind: NoticeKind; words: string; count: number } | undefined>(undefined)
  const say = (kind: NoticeKind, words: string) =>
    setSaid((before) => ({ kind, words, count: (before?.count ?? 0) + 1 }))
  const messages = pages.flatMap(({ Messages }) => Messages)
  const Seen = messages[0]?.MessageID ?? 0
  const settleAll = async () => {
    if (settle.isBusy) return
    const outcome = await settle.run({ ...place, Seen })
    if (outcome.ok) say('success', t('settled'))
    else say('error', errorText(outcome.key))
  }
  return (
    <Section title={t('title')} lead={t('lead')}>
      {isLoading && <CardsSkeleton cards={2} />}
      {pages.length > 0 && may('message.send') && (
        <WriteMessage
          texts="office.messages"
          draft={`message ${me.PersonID} ${SiteID} ${MortgageApplicationID}`}
          send={t('send')}
          sending={t('sending')}
          onSend={(Text) => send.run({ ...place, Text, Seen })}
          onSent={() => say('success', t('sent'))}
        >
          <TemplateMenu
            field="Text"
            most={mostMessageLength}
            clientLanguage={row?.LanguageID ?? 1}
            values={{ client: firstNameOf(deal), agent: row?.OwnerName || fullName(me) }}
          />
        </WriteMessage>
      )}
      {said !== undefined && <Notice key={said.count} kind={said.kind} announced title={said.words} />}
      {(pages[0]?.Waiting ?? 0) > 0 && may('message.send') && (
        <div>
          <Button variant="default" data-settle aria-disabled={settle.isBusy} onClick={() => void settleAll()}>
            {t('settle')}
          </Button>
        </div>
      )}
      {pages.length > 0 && messages.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {messages.length > 0 && (
        <Thread
          label={t('thread')}
          messages={messages.map(({ MessageID, FromClientFl, Name, Text, SentAt, ReadAt, WaitsFl }) => ({
            id: MessageID,
            isOwn: FromClientFl === 0,
            name: FromClientFl === 1 ? row?.Client || t('client') : Name || t('program'),
            time: formatInstant(SentAt, language),
            text: Text,
            ...(ReadAt !== '' && { note: t('seen', { time: formatInstant(ReadAt, language) }) }),
            ...(WaitsFl === 1 && { note: t('waits') }),
          }))}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </Section>
  )
}
