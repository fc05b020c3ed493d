import { badgeOf, type DocumentBadge } from '@foyer/domain/documents/statuses.ts'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

type Shown = Exclude<DocumentBadge, 'open'>

/** The word says it; the tone only helps the eye. */
const tones: Record<Shown, 'good' | 'bad' | 'open'> = {
  satisfied: 'good',
  notAccepted: 'bad',
  submitted: 'open',
  toLender: 'good',
  acceptedByLender: 'good',
}

export const Badge = ({ status }: { status: number }) => {
  const t = useTexts()
  const badge = badgeOf(status)
  if (badge === 'open') return null
  return (
    <span className={classes.badge} data-tone={tones[badge]}>
      {t(`badges.${badge}`)}
    </span>
  )
}
