import type { Stage } from '@foyer/domain/office/stages.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import type { ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { StatusBadge } from './status-badge.tsx'

const tones: Partial<Record<Stage, Tone>> = { started: 'quiet', clear: 'good', instructed: 'good' }

/** Where a deal is; of a closed one, how it ended. */
export const StageBadge = ({ Stage, StatusDD }: Pick<ListedDeal, 'Stage' | 'StatusDD'>) => {
  const t = useTexts()
  if (Stage === 'closed') return <StatusBadge status={StatusDD} />
  return <Badge tone={tones[Stage] ?? 'open'}>{t(`stages.${Stage}`)}</Badge>
}
