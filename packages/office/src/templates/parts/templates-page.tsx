import { useCall } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { ConditionList } from './condition-list.tsx'
import { MessageList } from './message-list.tsx'
import { ReasonList } from './reason-list.tsx'
import { RequestList } from './request-list.tsx'

export const TemplatesPage = () => {
  const t = useTexts()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListTemplates', {})
  const [done, setDone] = useState({ words: '', isStale: false, times: 0 })
  const report = (words: string, isStale = false) => setDone(({ times }) => ({ words, isStale, times: times + 1 }))
  return (
    <StepPage title={t('title')} why={t('why')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
      {done.words !== '' && (
        <Notice key={done.times} kind={done.isStale ? 'warning' : 'success'} announced title={done.words} />
      )}
      {reply !== undefined && (
        <>
          <Section title={t('reasons.title')} lead={t('reasons.lead')}>
            <ReasonList version={reply.ReasonsVersion} reasons={reply.Reasons} onDone={report} />
          </Section>
          <Section title={t('requests.title')} lead={t('requests.lead')}>
            <RequestList version={reply.RequestsVersion} requests={reply.Requests} onDone={report} />
          </Section>
          <Section title={t('messages.title')} lead={t('messages.lead')}>
            <MessageList version={reply.MessagesVersion} messages={reply.Messages} onDone={report} />
          </Section>
          <Section title={t('conditions.title')} lead={t('conditions.lead')}>
            <ConditionList version={reply.ConditionsVersion} lists={reply.Conditions} onDone={report} />
          </Section>
        </>
      )}
    </StepPage>
  )
}
