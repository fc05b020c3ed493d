import type { Deal } from '@foyer/domain/deals/fields.ts'
import { useTexts } from '../texts.ts'
import classes from './status-badge.module.css'

type Tone = 'open' | 'good' | 'quiet'

/** By MortgageApplicationStatusDD; the word says it, the tone only helps the eye. */
const tones: Partial<Record<number, Tone>> = { 2: 'good', 3: 'good', 4: 'quiet', 5: 'quiet' }

type Status = Pick<Deal, 'MortgageApplicationStatus' | 'MortgageApplicationStatusDD'>

export const StatusBadge = ({ MortgageApplicationStatus: words, MortgageApplicationStatusDD: code }: Status) => {
  const t = useTexts()
  if (words === '') return null
  return (
    <span className={classes.badge} data-tone={tones[code] ?? 'open'}>
      <span className={classes.hidden}>{t('card.status')} </span>
      {words}
    </span>
  )
}
