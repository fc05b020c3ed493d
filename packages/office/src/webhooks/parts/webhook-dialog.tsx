import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { type WebhookEvent, type WebhookEventGroup, webhookEventGroups } from '@foyer/domain/webhooks/events.ts'
import { longestWebhookName, longestWebhookUrl, webhookProblems } from '@foyer/domain/webhooks/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RadioCards } from '@foyer/ui/fields/choice-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useState } from 'react'
import { GroupedChoices } from '../../kit/grouped-choices.tsx'
import { loadAgain } from '../../live/index.ts'
import { SitesField } from '../../session/sites-field.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { useWebhookWords, type Webhook } from '../use-webhook-words.tsx'
import classes from '../webhooks.module.css'

interface WebhookDialogProps {
  isOpen: boolean
  /** As it was when the dialog opened; undefined for a new one. */
  webhook: Webhook | undefined
  /** The same as it is listed now. */
  current: Webhook | undefined
  onClose: () => void
  onDone: (reply: ReplyOf<'/console-api/SaveWebhook'>) => void
}

interface Values {
  Name: string
  Url: string
  Events: WebhookEvent[]
  Where: 'all' | 'some'
  Sites: string[]
}

const valuesOf = (webhook: Webhook | undefined): Values => ({
  ...{ Name: webhook?.Name ?? '', Url: webhook?.Url ?? '', Events: webhook?.Events ?? [] },
  ...{ Where: webhook === undefined || webhook.Sites.length === 0 ? 'all' : 'some', Sites: webhook?.Sites ?? [] },
})

const problems = (values: Values) => [
  ...webhookProblems(values),
  ...problem(values.Where === 'some' && values.Sites.length === 0, 'Sites', 'RequiredSites'),
]

/** A webhook is added or changed. One that was changed meanwhile is shown before it is replaced. */
export const WebhookDialog = ({ isOpen, webhook, current, onClose, onDone }: WebhookDialogProps) => {
  const t = useTexts()
  const { hasSites } = useWebhookWords()
  const save = useOfficeWrite('/console-api/SaveWebhook', { invalidates: ['/console-api/ListWebhooks'] })
  const [isStale, setStale] = useState(false)
  const submit = async ({ Where, Sites, ...given }: Values) => {
    const seen = (isStale ? current : undefined) ?? webhook
    const outcome = await save.run({
      ...given,
      Sites: Where === 'some' ? Sites : [],
      ...{ EndpointID: webhook?.EndpointID ?? '', Version: seen?.Version ?? 0, OnFl: seen?.OnFl ?? 1 },
    })
    if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain(['/console-api/ListWebhooks']))) setStale(true)
    return outcome
  }
  const groups = Object.entries(webhookEventGroups) as [WebhookEventGroup, readonly WebhookEvent[]][]
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={webhook === undefined ? t('add.title') : t('change.title', { name: webhook.Name })}
      size="md"
      submit={t(webhook === undefined ? 'add.submit' : 'change.submit')}
      texts="office.webhooks"
      values={valuesOf(webhook)}
      rules={problems}
      onSubmit={submit}
      onDone={onDone}
    >
      {isStale && current !== undefined && <Meanwhile current={current} />}
      <TextField name="Name" maxLength={longestWebhookName} />
      <TextField name="Url" maxLength={longestWebhookUrl} />
      <GroupedChoices
        name="Events"
        groups={groups.map(([group, events]) => ({
          name: group,
          label: t(`groups.${group}`),
          choices: events.map((event) => ({ value: event, label: t(`event.${event}`) })),
        }))}
      />
      {hasSites && (
        <RadioCards
          name="Where"
          choices={(['all', 'some'] as const).map((Value) => ({ Value, Label: t(`where.${Value}`) }))}
        />
      )}
      <SomeSites />
    </FormDialog>
  )
}

/** What another person saved while the dialog was open. */
const Meanwhile = ({ current }: { current: Webhook }) => {
  const t = useTexts()
  const words = useWebhookWords()
  const lines = [
    t('stale.name', { name: current.Name }),
    t('stale.url', { url: current.Url }),
    t('stale.events', { events: words.events(current) }),
    t('stale.sites', { sites: words.sites(current) }),
  ]
  return (
    <Notice kind="info" announced title={t('stale.title')}>
      <ul className={classes.plain}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

const SomeSites = () => {
  const t = useTexts()
  return (
    <FollowUp when={useFormValue<string>('Where') === 'some'}>
      <SitesField name="Sites" none={t('allSites')} />
    </FollowUp>
  )
}
