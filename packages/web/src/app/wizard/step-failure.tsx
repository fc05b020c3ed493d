import { Button } from '@mantine/core'
import { useCallIds } from '../../kit/client/ids.tsx'
import type { Failure } from '../../kit/client/outcome.ts'
import { Notice } from '../../kit/feedback/notice.tsx'
import type { DraftKeeper } from '../../kit/form/use-draft.ts'
import { paths } from '../paths.ts'
import { resumeAddress } from './facts.ts'
import { GoTo } from './go-to.tsx'
import { useStep } from './step-context.ts'
import { useWizardTexts } from './texts.ts'

interface StepFailureProps {
  failure: Failure | undefined
  /** Given up with what was typed; undefined where a step keeps no draft. */
  draft: DraftKeeper | undefined
}

/** The way on after a save that was refused for another reason than an answer; first in the form, under its summary. */
export const StepFailure = ({ failure, draft }: StepFailureProps) => {
  const t = useWizardTexts()
  const { SiteID } = useCallIds()
  const { application, startOver } = useStep()
  if (failure?.key === 'StaleEdit') {
    return (
      <Notice kind="info">
        <p>{t('stale.text')}</p>
        <Button
          variant="default"
          onClick={() => {
            draft?.end()
            startOver()
          }}
        >
          {t('stale.reload')}
        </Button>
      </Notice>
    )
  }
  if (failure?.key === 'ApplicationSubmitted') {
    return <GoTo to={paths.myDeals(SiteID)} text={t('submitted.text')} label={t('deals')} />
  }
  if (failure?.key === 'MissingRequiredDocuments') {
    const to = paths.request(SiteID, application.MortgageApplicationID)
    return <GoTo to={to} text={t('documents.text')} label={t('documents.go')} />
  }
  const resume = resumeAddress(application, SiteID)
  if (failure?.key !== 'StepNotOpen' || resume === undefined) return null
  return <GoTo to={resume} text={t('notOpen.text')} label={t('notOpen.resume')} />
}
