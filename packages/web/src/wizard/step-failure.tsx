import type { Failure } from '@foyer/ui/client/outcome.ts'
import type { DraftKeeper } from '@foyer/ui/form/use-draft.ts'
import { addressOf, homeOf, resumeAddress } from './facts.ts'
import { GoTo } from './go-to.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useStep } from './step-context.ts'
import { useWizardTexts } from './texts.ts'

interface StepFailureProps {
  failure: Failure | undefined
  /** Discarded with the input; undefined where a step has no draft. */
  draft: DraftKeeper | undefined
  /** Whether the input may be saved over the changes. */
  mayOverwrite?: boolean
}

/**
 * What to do after a save was refused for a reason other than an answer; comes first in the form, below its summary.
 */
export const StepFailure = ({ failure, draft, mayOverwrite = false }: StepFailureProps) => {
  const t = useWizardTexts()
  const { application, startOver } = useStep()
  if (failure?.key === 'StaleEdit') {
    const reload = () => startOver(() => draft?.end())
    return (
      <StaleNotice
        text={t(mayOverwrite ? 'stale.choice' : 'stale.text')}
        mayOverwrite={mayOverwrite}
        onReload={reload}
      />
    )
  }
  if (failure?.key === 'ApplicationSubmitted' || failure?.key === 'ApplicationWithdrawn') {
    return (
      <GoTo
        to={homeOf(application)}
        text={t(failure.key === 'ApplicationSubmitted' ? 'submitted.kept' : 'withdrawn.kept')}
        label={t(application.guid === undefined ? 'deals' : 'site')}
      />
    )
  }
  if (failure?.key === 'MissingRequiredDocuments') {
    const { SiteID, MortgageApplicationID } = application
    const to = addressOf({ step: 'request' }, { SiteID, MortgageApplicationID })
    return <GoTo to={to} text={t('documents.text')} label={t('documents.go')} />
  }
  const resume = resumeAddress(application)
  // A main applicant's page is older than the part that the invited person sent.
  if (failure?.key === 'InviteCoApplicantSubmitted' && application.guid === undefined)
    return <GoTo to={resume} text={t('disabled.text')} label={t('notOpen.resume')} />
  return failure?.key === 'StepNotOpen' ? (
    <GoTo to={resume} text={t('notOpen.text')} label={t('notOpen.resume')} />
  ) : null
}
