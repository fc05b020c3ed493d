import { type DeliveryState, deliveryStates } from '@foyer/domain/webhooks/deliveries.ts'
import { wants } from '@foyer/domain/webhooks/rules.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { loadAgain, usePresence } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type Delivery, type Webhook, webhookReads } from '../use-webhook-words.tsx'
import classes from '../webhooks.module.css'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { ReplayDialog } from './replay-dialog.tsx'
import { DeliveryBadge } from './state-badge.tsx'
import type { News } from './webhook-page.tsx'

interface DeliveryListProps {
  webhook: Webhook
  onNews: (news: News) => void
}

type Shown = DeliveryState | 'all'

/** The messages of a webhook, in all states or one. */
export const DeliveryList = ({ webhook, onNews }: DeliveryListProps) => {
  const t = useTexts()
  const [shown, setShown] = useState<Shown>('all')
  const replaying = useDialogFor<null>()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['/console-api/ListDeliveries'] })
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <div className={classes.filter}>
          <ChoiceBox
            name="State"
            label={t('messages.filter')}
            options={[
              { value: 'all', label: t('messages.all') },
              ...deliveryStates.map((state) => ({ value: state, label: t(`deliveryStates.${state}`) })),
            ]}
            value={shown}
            onChoose={(value) => setShown(value as Shown)}
          />
        </div>
        <Button variant="default" leftSection={<Icon name="turn" size={18} />} data-refresh onClick={refresh}>
          {t('messages.refresh')}
        </Button>
        {webhook.OnFl === 1 && (
          <Button variant="default" data-replay onClick={() => replaying.open(null)}>
            {t('replay.open')}
          </Button>
        )}
      </div>
      <Listing key={shown} webhook={webhook} shown={shown} onNews={onNews} />
      {replaying.dialog && (
        <ReplayDialog
          key={replaying.dialog.opened}
          isOpen={replaying.dialog.isOpen}
          webhook={webhook}
          onClose={replaying.close}
          onNews={onNews}
        />
      )}
    </div>
  )
}

const Listing = ({ webhook, shown, onNews }: DeliveryListProps & { shown: Shown }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const opening = useDialogFor<Delivery>()
  const again = useSendAgain(webhook, onNews)
  const listed = usePages('/console-api/ListDeliveries', {
    EndpointID: webhook.EndpointID,
    ...(shown !== 'all' && { State: shown }),
  })
  const { pages, isLoading } = listed
  useSelfRefresh(pages.length === 1)
  if (isLoading) return <CardsSkeleton cards={3} />
  const at = (instant: string) => formatInstant(instant, language)
  const named = (key: 'openNamed' | 'againNamed', { Event, CreatedAt }: Delivery) =>
    t(`messages.${key}`, { event: t(`event.${Event}`), at: at(CreatedAt) })
  const empty = shown === 'all' ? 'empty' : 'emptyOfState'
  return (
    <>
      {pages.length > 0 && (
        <RecordList
          label={t('messages.list')}
          records={pages.flatMap(({ Deliveries }) => Deliveries)}
          idOf={({ MessageID }) => MessageID}
          nameOf={({ Event }) => t(`event.${Event}`)}
          tableFrom={1100}
          columns={[
            {
              label: t('messages.columns.event'),
              of: ({ Event, SiteID }) => (
                <span className={classes.lines}>
                  {t(`event.${Event}`)}
                  {SiteID !== '' && <span className={classes.quiet}>{SiteID}</span>}
                </span>
              ),
            },
            { label: t('messages.columns.at'), of: ({ CreatedAt }) => at(CreatedAt) },
            { label: t('messages.columns.state'), of: ({ State }) => <DeliveryBadge state={State} /> },
            { label: t('messages.columns.reply'), of: (delivery) => <ReplyWords delivery={delivery} /> },
            { label: t('messages.columns.tries'), of: ({ Tries }) => Tries, isFigure: true },
            { label: t('messages.columns.next'), of: ({ NextTryAt }) => at(NextTryAt) || t('messages.none') },
          ]}
          empty={{ title: t(`messages.${empty}.title`), text: t(`messages.${empty}.text`) }}
          actions={(delivery) => (
            <>
              <RowButton
                icon="eye"
                label={t('messages.open')}
                named={named('openNamed', delivery)}
                onClick={() => opening.open(delivery)}
              />
              {webhook.OnFl === 1 && isWanted(webhook, delivery) && (
                <RowButton
                  icon="send"
                  label={t('messages.again')}
                  named={named('againNamed', delivery)}
                  onClick={() => void again(delivery)}
                />
              )}
            </>
          )}
        />
      )}
      <MorePages pages={listed} label={t('messages.more')} />
      {opening.dialog && (
        <DeliveryDialog
          key={opening.dialog.opened}
          isOpen={opening.dialog.isOpen}
          place={{ EndpointID: webhook.EndpointID, MessageID: opening.dialog.row.MessageID }}
          onClose={opening.close}
        />
      )}
    </>
  )
}

const isWanted = ({ Events: events, Sites: sites }: Webhook, { Event: event, SiteID: slug }: Delivery) =>
  wants({ events, sites }, { event, slug })

const refreshSeconds = 5

/**
 * Loads the webhook and its newest messages again and again while their person is there, as what was just sent gets its reply within
 * seconds. Who reads further pages, or a message, is left in peace.
 */
const useSelfRefresh = (isNewestShown: boolean) => {
  const isPresent = usePresence()
  const refresh = useEffectEvent(() => {
    const isReading = document.hidden || document.querySelector('dialog[open]') !== null
    if (isNewestShown && !isReading && isPresent()) void loadAgain(webhookReads)
  })
  useEffect(() => {
    const timer = setInterval(() => refresh(), refreshSeconds * 1000)
    return () => clearInterval(timer)
  }, [])
}

/** The status and the time of the last reply, or why there was none. */
const ReplyWords = ({ delivery: { StatusCode, Problem, DurationMs } }: { delivery: Delivery }) => {
  const t = useTexts()
  if (Problem !== '') return t(`problems.${Problem}`)
  return StatusCode === 0 ? t('messages.noReply') : t('messages.reply', { status: StatusCode, ms: DurationMs })
}

const useSendAgain = ({ EndpointID }: Webhook, onNews: (news: News) => void) => {
  const t = useTexts()
  const errorText = useErrorText()
  const resend = useOfficeWrite('/console-api/ResendDelivery', { invalidates: [...webhookReads] })
  return async ({ MessageID }: Delivery) => {
    const outcome = await resend.run({ EndpointID, MessageID })
    if (outcome.ok) onNews({ kind: 'success', words: t('messages.sent') })
    else onNews({ kind: 'error', words: errorText(outcome.key) })
  }
}
