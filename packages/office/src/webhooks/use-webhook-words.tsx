import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useMe } from '../session/me.ts'
import { useTexts } from './texts.ts'

export type Webhook = ReplyOf<'/console-api/ListWebhooks'>['Webhooks'][number]
export type Delivery = ReplyOf<'/console-api/ListDeliveries'>['Deliveries'][number]

/** Every change of a webhook, and every message that is sent, can use this. */
export const webhookReads = ['/console-api/ListWebhooks', '/console-api/ListDeliveries'] as const

/** What the lists and the pages state of a webhook. */
export const useWebhookWords = () => {
  const t = useTexts()
  const { Sites: all } = useMe()
  return {
    state: ({ OnFl, FailedFl, FailingFl }: Webhook): 'on' | 'failing' | 'off' | 'stopped' => {
      if (OnFl === 0) return FailedFl === 1 ? 'stopped' : 'off'
      return FailingFl === 1 ? 'failing' : 'on'
    },
    events: ({ Events }: Pick<Webhook, 'Events'>) => Events.map((event) => t(`event.${event}`)).join(', '),
    sites: ({ Sites }: Pick<Webhook, 'Sites'>) => (Sites.length === 0 ? t('allSites') : Sites.join(', ')),
    rate: ({ Tried, Delivered }: Webhook) =>
      Tried === 0 ? t('noRate') : t('rate', { delivered: Delivered, tried: Tried }),
    hasSites: all.length > 1,
  }
}
