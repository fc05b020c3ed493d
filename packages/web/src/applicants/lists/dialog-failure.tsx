import type { Failure } from '@foyer/ui/client/outcome.ts'
import { StaleNotice } from '../../wizard/stale-notice.tsx'
import { useWizardTexts } from '../../wizard/texts.ts'

/**
 * What to do when an entry was refused because the application changed: it can be saved into the newest list as typed.
 * Comes first in the dialog's form, below its summary.
 */
export const DialogFailure = ({ failure }: { failure: Failure | undefined }) => {
  const t = useWizardTexts()
  return failure?.key === 'StaleEdit' ? <StaleNotice text={t('stale.entry')} mayOverwrite /> : null
}
