import { type DocumentBadge as BadgeName, badgeOf } from '@foyer/domain/documents/statuses.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { useTexts } from '../texts.ts'

type Shown = Exclude<BadgeName, 'open'>

const tones: Record<Shown, Tone> = {
  satisfied: 'good',
  notAccepted: 'bad',
  submitted: 'open',
  toLender: 'good',
  acceptedByLender: 'good',
}

export const DocumentBadge = ({ status }: { status: number }) => {
  const t = useTexts()
  const badge = badgeOf(status)
  if (badge === 'open') return null
  return <Badge tone={tones[badge]}>{t(`badges.${badge}`)}</Badge>
}
