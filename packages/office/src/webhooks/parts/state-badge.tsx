import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { useTexts } from '../texts.ts'
import { type Delivery, useWebhookWords, type Webhook } from '../use-webhook-words.tsx'

const tones = { on: 'good', failing: 'bad', off: 'quiet', stopped: 'bad' } as const satisfies Record<string, Tone>
const deliveryTones = { delivered: 'good', waiting: 'open', failed: 'bad' } as const satisfies Record<string, Tone>

export const StateBadge = ({ webhook }: { webhook: Webhook }) => {
  const t = useTexts()
  const state = useWebhookWords().state(webhook)
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

export const DeliveryBadge = ({ state }: { state: Delivery['State'] }) => {
  const t = useTexts()
  return <Badge tone={deliveryTones[state]}>{t(`deliveryStates.${state}`)}</Badge>
}
