import {
  hasFoundProperty,
  isConstruction,
  isPreApproval,
  isPurchase,
  isRefinance,
  isRenewal,
  type SituationCondition,
} from '@foyer/domain/interview/conditions.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { type FormPart, FormParts, useIsInParts } from '@foyer/ui/form/form-parts.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { FurtherQuestions, PlaceQuestions, PropertyQuestions } from './further-questions.tsx'
import { type PartName, partFields, useSummaries } from './interview-parts.ts'
import { PurposeQuestion } from './purpose-question.tsx'
import { StageQuestion } from './stage-question.tsx'
import { useSituation } from './use-situation.ts'

/** Purposes without a stage question: all other questions are shown at once. */
const straightOn = { renewal: isRenewal, refinance: isRefinance, construction: isConstruction }

/** Purpose and stage of the search, and what follows from a property that was found. */
const Plans = ({ children }: { children?: ReactNode }) => {
  const t = useTexts()
  const is = useSituation()
  return (
    <>
      <PurposeQuestion />
      <FollowUp when={is(isPurchase)}>
        <StageQuestion />
        {children !== undefined && <FollowUp when={is(hasFoundProperty)}>{children}</FollowUp>}
        <FollowUp when={is(isPreApproval)}>
          <Notice kind="info">
            <p>{t('preApproval')}</p>
          </Notice>
        </FollowUp>
      </FollowUp>
    </>
  )
}

/** One question after another; an answer reveals the questions that depend on it. */
const AllQuestions = () => {
  const is = useSituation()
  return (
    <>
      <Plans>
        <FurtherQuestions />
      </Plans>
      {Object.entries(straightOn).map(([purpose, condition]) => (
        <FollowUp key={purpose} when={is(condition)}>
          <FurtherQuestions />
        </FollowUp>
      ))}
    </>
  )
}

const straight: readonly SituationCondition[] = Object.values(straightOn)

/** The same questions on a phone, where all of them would be six screens. */
const QuestionsInParts = () => {
  const t = useTexts()
  const is = useSituation()
  const summaries = useSummaries()
  const hasProperty = is(hasFoundProperty)
  const hasPlace = hasProperty || straight.some(is)
  const part = (key: PartName, content: ReactNode): FormPart => ({
    key,
    title: t(`parts.${key}`),
    summary: summaries[key],
    fields: partFields[key],
    content,
  })
  return (
    <FormParts
      parts={[
        part('plans', <Plans />),
        ...(hasProperty ? [part('property', <PropertyQuestions />)] : []),
        ...(hasPlace ? [part('place', <PlaceQuestions />)] : []),
      ]}
    />
  )
}

export const Questions = () => (useIsInParts() ? <QuestionsInParts /> : <AllQuestions />)
