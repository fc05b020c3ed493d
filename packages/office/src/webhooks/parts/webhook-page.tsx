import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { routes } from '../../kit/paths.ts'
import { useTexts } from '../texts.ts'
import { useWebhookWords, type Webhook } from '../use-webhook-words.tsx'
import classes from '../webhooks.module.css'
import { DeliveryList } from './delivery-list.tsx'
import { StateBadge } from './state-badge.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

/** What was done, or why it was not. */
export interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
}

export const WebhookPage = ({ endpointId }: { endpointId: string }) => {
  const t = useTexts()
  const { reply, isLoading, failure, retry } = useCall('/console-api/ListWebhooks', {})
  const [news, setNews] = useState<(News & { at: number }) | undefined>(undefined)
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  // Outside of what a failed load replaces: a secret is shown once.
  const made = useDialogFor<string>()
  const webhook = reply?.Webhooks.find(({ EndpointID }) => EndpointID === endpointId)
  return (
    <div className={classes.page}>
      <KitLink to={routes.officeWebhooks} className={classes.back}>
        {t('back')}
      </KitLink>
      <StepPage title={webhook?.Name ?? t('title')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
        {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
        {reply !== undefined && webhook === undefined && (
          <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>
        )}
        {webhook !== undefined && (
          <>
            {webhook.FailedFl === 1 && (
              <Notice kind="warning" title={t('stopped.title')}>
                <p className={classes.text}>{t('stopped.text')}</p>
              </Notice>
            )}
            <WebhookActions webhook={webhook} onNews={announce} onMade={made.open} />
            <About webhook={webhook} />
            <Section title={t('messages.title')} lead={t('messages.lead')}>
              <DeliveryList webhook={webhook} onNews={announce} />
            </Section>
          </>
        )}
      </StepPage>
      <WebhookSecret made={made} />
    </div>
  )
}

const About = ({ webhook }: { webhook: Webhook }) => {
  const t = useTexts()
  const words = useWebhookWords()
  const { language } = useLanguage()
  const { Url, CreatedAt, FormerSecretUntil } = webhook
  return (
    <Facts
      facts={[
        { label: t('facts.url'), value: <span className={classes.long}>{Url}</span> },
        { label: t('facts.events'), value: words.events(webhook) },
        { label: t('facts.sites'), value: words.sites(webhook) },
        { label: t('facts.state'), value: <StateBadge webhook={webhook} /> },
        { label: t('facts.rate'), value: words.rate(webhook) },
        { label: t('facts.made'), value: formatDate(dayOfInstant(CreatedAt), language) },
        { label: t('facts.former'), value: formatInstant(FormerSecretUntil, language) },
      ]}
    />
  )
}
