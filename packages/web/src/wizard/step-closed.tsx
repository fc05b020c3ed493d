import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { addressOf } from './facts.ts'
import { GoTo } from './go-to.tsx'
import { useStep } from './step-context.ts'
import { useWizardTexts } from './texts.ts'

/** Replaces a form whose questions depend on an earlier step: links to that step. */
export const StepClosed = () => {
  const t = useWizardTexts()
  const { SiteID } = useCallIds()
  const { application } = useStep()
  const start = addressOf({ step: 'start' }, { SiteID, MortgageApplicationID: application.MortgageApplicationID })
  return <GoTo to={start} text={t('notOpen.text')} label={t('notOpen.resume')} />
}
