import { badgeOf, type DocumentBadge as Name } from '@foyer/domain/documents/statuses.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import type { ReviewItem } from '../review/items.ts'
import { useTexts } from '../texts.ts'

const tones: Record<Name, Tone> = {
  open: 'quiet',
  satisfied: 'good',
  notAccepted: 'bad',
  submitted: 'open',
  toLender: 'good',
  acceptedByLender: 'good',
}

/** The status of a document as staff see it. One that a withdrawn request still asks for, or that waits for a decision, has none. */
export const DocumentBadge = ({ one: { item, request } }: { one: Pick<ReviewItem, 'item' | 'request'> }) => {
  const t = useTexts()
  const badge = badgeOf(item.Status)
  if (request.WithdrawnAt !== '' && (badge === 'open' || badge === 'submitted')) return null
  return <Badge tone={tones[badge]}>{t(`badges.${badge}`)}</Badge>
}
