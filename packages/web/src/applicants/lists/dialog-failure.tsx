import type { Failure } from '../../kit/client/outcome.ts'
import { StaleNotice } from '../../wizard/stale-notice.tsx'
import { useWizardTexts } from '../../wizard/texts.ts'

/**
 * The way on after an entry was refused because the application changed meanwhile: the entry is one of its own, so it
 * goes into the newest list as it was typed. First in the dialog's form, under its summary.
 */
export const DialogFailure = ({ failure }: { failure: Failure | undefined }) => {
  const t = useWizardTexts()
  return failure?.key === 'StaleEdit' ? <StaleNotice text={t('stale.entry')} mayOverwrite /> : null
}
