import type { Deal } from '@foyer/domain/deals/fields.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import hidden from '@foyer/ui/hidden.module.css'
import { useTexts } from '../texts.ts'

/** By MortgageApplicationStatusDD. */
const tones: Partial<Record<number, Tone>> = { 2: 'good', 3: 'good', 4: 'quiet', 5: 'quiet' }

type Status = Pick<Deal, 'MortgageApplicationStatus' | 'MortgageApplicationStatusDD'>

export const StatusBadge = ({ MortgageApplicationStatus: words, MortgageApplicationStatusDD: code }: Status) => {
  const t = useTexts()
  if (words === '') return null
  return (
    <Badge tone={tones[code] ?? 'open'}>
      <span className={hidden.hidden}>{t('card.status')} </span>
      {words}
    </Badge>
  )
}
