import { queries } from '@foyer/ui/client/use-call.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type Webhook, webhookReads } from '../use-webhook-words.tsx'
import classes from '../webhooks.module.css'
import { WebhookDialog } from './webhook-dialog.tsx'
import type { News } from './webhook-page.tsx'

interface WebhookActionsProps {
  webhook: Webhook
  onNews: (news: News) => void
}

/** What can be done with a webhook. `onMade` gets its new secret. */
export const WebhookActions = ({
  webhook,
  onNews,
  onMade,
}: WebhookActionsProps & { onMade: (secret: string) => void }) => {
  const t = useTexts()
  const changing = useDialogFor<Webhook>()
  return (
    <div className={classes.actions}>
      <TestButton {...{ webhook, onNews }} />
      <Button variant="default" data-change onClick={() => changing.open(webhook)}>
        {t('change.open')}
      </Button>
      <SwitchButton {...{ webhook, onNews }} />
      <RotateButton {...{ webhook, onMade }} />
      <RemoveButton webhook={webhook} />
      {changing.dialog && (
        <WebhookDialog
          key={changing.dialog.opened}
          isOpen={changing.dialog.isOpen}
          webhook={changing.dialog.row}
          current={webhook}
          onClose={changing.close}
          onDone={() => onNews({ kind: 'success', words: t('change.done') })}
        />
      )}
    </div>
  )
}

const TestButton = ({ webhook: { EndpointID }, onNews }: WebhookActionsProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const test = useOfficeWrite('/console-api/TestWebhook', { invalidates: [...webhookReads] })
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await test.run({ EndpointID })
    setBusy(false)
    if (!outcome.ok) return onNews({ kind: 'error', words: errorText(outcome.key) })
    const { StatusCode: status, DurationMs: ms, Problem } = outcome.reply
    if (Problem !== '')
      return onNews({ kind: 'warning', words: t('test.failed', { problem: t(`problems.${Problem}`) }) })
    const isAccepted = status >= 200 && status < 300
    onNews({
      kind: isAccepted ? 'success' : 'warning',
      words: t(isAccepted ? 'test.accepted' : 'test.refused', { status, ms }),
    })
  }
  return (
    <Button variant="default" data-test aria-disabled={isBusy} onClick={() => void run()}>
      {t(isBusy ? 'test.busy' : 'test.open')}
    </Button>
  )
}

/** Turns it on or off, as the page saw it. */
const SwitchButton = ({ webhook, onNews }: WebhookActionsProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const save = useOfficeWrite('/console-api/SaveWebhook', { invalidates: [...webhookReads] })
  const { EndpointID, Version, Name, Url, Events, Sites, OnFl } = webhook
  const way = OnFl === 1 ? 'off' : 'on'
  const run = async () => {
    const given = { EndpointID, Version, Name, Url, Events, Sites }
    const outcome = await save.run({ ...given, OnFl: 1 - OnFl })
    if (outcome.ok) return onNews({ kind: 'success', words: t(`${way}.done`) })
    if (outcome.key !== 'StaleEdit') return onNews({ kind: 'error', words: errorText(outcome.key) })
    await queries.invalidateQueries({ queryKey: ['/console-api/ListWebhooks'] })
    onNews({ kind: 'warning', words: t('conflict') })
  }
  return (
    <Button variant="default" data-switch onClick={() => void run()}>
      {t(`${way}.open`)}
    </Button>
  )
}

const RotateButton = ({ webhook, onMade }: { webhook: Webhook; onMade: (secret: string) => void }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { FormerSecretUntil } = webhook
  const [isAsking, setAsking] = useState(false)
  const rotate = useOfficeWrite('/console-api/RotateWebhookSecret', { invalidates: ['/console-api/ListWebhooks'] })
  const run = async () => {
    const outcome = await rotate.run({ EndpointID: webhook.EndpointID })
    if (outcome.ok) onMade(outcome.reply.Secret)
    return outcome
  }
  return (
    <>
      <Button variant="default" data-rotate onClick={() => setAsking(true)}>
        {t('rotate.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('rotate.title', { name: webhook.Name })}
        confirm={t('rotate.submit')}
        onConfirm={run}
      >
        <p>{t('rotate.text')}</p>
        {FormerSecretUntil !== '' && <p>{t('rotate.former', { when: formatInstant(FormerSecretUntil, language) })}</p>}
      </ConfirmDialog>
    </>
  )
}

const RemoveButton = ({ webhook }: { webhook: Webhook }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useOfficeWrite('/console-api/RemoveWebhook', { invalidates: ['/console-api/ListWebhooks'] })
  const run = async () => {
    const outcome = await remove.run({ EndpointID: webhook.EndpointID })
    if (outcome.ok) await navigate(routes.officeWebhooks, { state: { removed: true } })
    return outcome
  }
  return (
    <>
      <Button variant="default" data-remove onClick={() => setAsking(true)}>
        {t('remove.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('remove.title', { name: webhook.Name })}
        confirm={t('remove.submit')}
        isDangerous
        onConfirm={run}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
