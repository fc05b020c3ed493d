import { type Carried, carriedIn, isCarriedOfLead } from '@foyer/domain/calculator/carried.ts'
import { interviewProblems } from '@foyer/domain/interview/rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CheckboxField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useState } from 'react'
import { forgetCarried, readCarried, readWith } from '../../site/carried.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'
import { InterviewEstimate } from './interview-estimate.tsx'
import { answersOf, bodyOf, valuesOf, withCarried } from './interview-values.ts'
import { Questions } from './questions.tsx'

/** A further application may begin with the people of the latest one. */
const EarlierQuestion = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Earlier } = useStep().application
  if (Earlier === undefined) return null
  const date = formatDate(dayOfInstant(Earlier.At), language)
  return <CheckboxField name="Earlier" label={t('earlier.label', { date })} help={t('earlier.help')} />
}

/** What a calculator or an invitation carried over, for a first application only, and which of them did. */
const useCarried = (): { carried: Carried | undefined; isOfLead: boolean } => {
  const { SiteID } = useCallIds()
  const { MortgageApplicationID, Earlier } = useStep().application
  const [text] = useState(() => readCarried(SiteID))
  const isFirst = MortgageApplicationID === 0 && Earlier === undefined
  return { carried: isFirst ? carriedIn(text) : undefined, isOfLead: isCarriedOfLead(text) }
}

export const InterviewForm = () => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, back, goOn, version } = useStep()
  const { MortgageApplicationID } = application
  const save = useApplicationWrite('/api/MTGAPPSaveInterView')
  const draft = useDraft('start', 0, application)
  const { carried, isOfLead } = useCarried()
  return (
    <Form
      texts="interview"
      values={withCarried(valuesOf(application), carried)}
      rules={(values) => interviewProblems(answersOf(values), { settings: application, today: today() })}
      draft={draft}
      onSubmit={(values) =>
        save.run({
          ...{ SiteID, UserID, MortgageApplicationID, Version: version(), ...bodyOf(values, application) },
          ...(MortgageApplicationID === 0 && { With: readWith(SiteID) }),
        })
      }
      onDone={(reply) => {
        forgetCarried(SiteID)
        return goOn(reply)
      }}
    >
      <StepFailure failure={save.failure} draft={draft} mayOverwrite />
      {carried !== undefined && (
        <Notice kind="info">
          <p>{t(isOfLead ? 'carriedOfLead' : 'carried')}</p>
        </Notice>
      )}
      <EarlierQuestion />
      <Questions />
      <InterviewEstimate />
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}
