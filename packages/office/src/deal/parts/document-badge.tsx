import { badgeOf, type DocumentBadge as Name } from '@foyer/domain/documents/statuses.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { useTexts } from '../texts.ts'

const tones: Record<Name, Tone> = {
  open: 'quiet',
  satisfied: 'good',
  notAccepted: 'bad',
  submitted: 'open',
  toLender: 'good',
  acceptedByLender: 'good',
}

/** The status of a document as staff see it. */
export const DocumentBadge = ({ status }: { status: number }) => {
  const t = useTexts()
  const badge = badgeOf(status)
  return <Badge tone={tones[badge]}>{t(`badges.${badge}`)}</Badge>
}
