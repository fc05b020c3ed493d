import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { useTexts } from '../texts.ts'

/** Nothing of the deal is deleted. */
export const HeldBadge = () => {
  const t = useTexts()
  return <Badge tone="bad">{t('held')}</Badge>
}
