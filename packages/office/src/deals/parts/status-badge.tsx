import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { useMenuWords } from '@foyer/ui/fields/index.ts'

/** By MortgageApplicationStatusDD. */
const tones: Partial<Record<number, Tone>> = { 2: 'good', 3: 'good', 4: 'quiet', 5: 'quiet', 11: 'quiet' }

export const StatusBadge = ({ status }: { status: number }) => {
  const words = useMenuWords('MortgageApplicationStatus')(status)
  return words === '' ? null : <Badge tone={tones[status] ?? 'open'}>{words}</Badge>
}
