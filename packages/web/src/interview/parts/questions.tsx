import {
  hasFoundProperty,
  isConstruction,
  isPreApproval,
  isPurchase,
  isRefinance,
  isRenewal,
} from '@foyer/domain/interview/conditions.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useTexts } from '../texts.ts'
import { FurtherQuestions } from './further-questions.tsx'
import { PurposeQuestion } from './purpose-question.tsx'
import { StageQuestion } from './stage-question.tsx'
import { useSituation } from './use-situation.ts'

/** Purposes without a stage question: all other questions are shown at once. */
const straightOn = { renewal: isRenewal, refinance: isRefinance, construction: isConstruction }

/** One question after another; an answer reveals the questions that depend on it. */
export const Questions = () => {
  const t = useTexts()
  const is = useSituation()
  return (
    <>
      <PurposeQuestion />
      <FollowUp when={is(isPurchase)}>
        <StageQuestion />
        <FollowUp when={is(hasFoundProperty)}>
          <FurtherQuestions />
        </FollowUp>
        <FollowUp when={is(isPreApproval)}>
          <Notice kind="info">
            <p>{t('preApproval')}</p>
          </Notice>
        </FollowUp>
      </FollowUp>
      {Object.entries(straightOn).map(([purpose, condition]) => (
        <FollowUp key={purpose} when={is(condition)}>
          <FurtherQuestions />
        </FollowUp>
      ))}
    </>
  )
}
