import { mostWebhooks } from '@foyer/domain/webhooks/rules.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../kit/paths.ts'
import { useTexts } from '../texts.ts'
import { useWebhookWords } from '../use-webhook-words.tsx'
import classes from '../webhooks.module.css'
import { StateBadge } from './state-badge.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

export const WebhooksPage = () => {
  const t = useTexts()
  const words = useWebhookWords()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListWebhooks', {})
  const wasRemoved = (useLocation().state as { removed?: boolean } | null)?.removed === true
  const adding = useDialogFor<null>()
  const made = useDialogFor<string>()
  const webhooks = reply?.Webhooks ?? []
  return (
    <StepPage title={t('title')} why={t('why')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
      {wasRemoved && <Notice kind="success" announced title={t('remove.done')} />}
      {reply !== undefined && (
        <>
          <RecordList
            label={t('list')}
            records={webhooks}
            idOf={({ EndpointID }) => EndpointID}
            nameOf={({ Name }) => Name}
            tableFrom={1100}
            columns={[
              {
                label: t('columns.name'),
                of: ({ EndpointID, Name, Url }) => (
                  <span className={classes.lines}>
                    <KitLink to={paths.webhook(EndpointID)}>{Name}</KitLink>
                    <span className={classes.quiet}>{Url}</span>
                  </span>
                ),
              },
              { label: t('columns.events'), of: ({ Events }) => Events.length, isFigure: true },
              { label: t('columns.where'), of: words.sites },
              { label: t('columns.state'), of: (webhook) => <StateBadge webhook={webhook} /> },
              { label: t('columns.rate'), of: words.rate },
            ]}
            empty={{ title: t('empty.title'), text: t('empty.text') }}
            add={{
              label: t('add.open'),
              onAdd: () => adding.open(null),
              isAllowed: webhooks.length < mostWebhooks,
            }}
          />
          <p>
            <a href="/docs/api" target="_blank" rel="noopener">
              {t('reference')}
            </a>
          </p>
        </>
      )}
      {adding.dialog && (
        <WebhookDialog
          key={`add ${adding.dialog.opened}`}
          isOpen={adding.dialog.isOpen}
          webhook={undefined}
          current={undefined}
          onClose={adding.close}
          onDone={({ Secret }) => made.open(Secret)}
        />
      )}
      <WebhookSecret made={made} />
    </StepPage>
  )
}
