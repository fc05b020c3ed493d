import type { ShownConditionStatus } from '@foyer/domain/office/conditions.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { useTexts } from '../texts.ts'

const tones: Record<ShownConditionStatus, Tone> = {
  open: 'quiet',
  asked: 'quiet',
  received: 'open',
  accepted: 'good',
  sent: 'quiet',
  satisfied: 'good',
}

/** The status of a condition, the same in the list and on its deal. */
export const ConditionBadge = ({ shown }: { shown: ShownConditionStatus }) => {
  const t = useTexts()
  return <Badge tone={tones[shown]}>{t(`status.${shown}`)}</Badge>
}
