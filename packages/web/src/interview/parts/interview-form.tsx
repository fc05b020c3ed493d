import { interviewProblems } from '@foyer/domain/interview/rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { dayOfInstant } from '../../kit/day-of-instant.ts'
import { CheckboxField } from '../../kit/fields/index.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { today } from '../../kit/today.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'
import { InterviewEstimate } from './interview-estimate.tsx'
import { answersOf, bodyOf, valuesOf } from './interview-values.ts'
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

export const InterviewForm = () => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, back, goOn, version } = useStep()
  const { MortgageApplicationID } = application
  const save = useApplicationWrite('/api/MTGAPPSaveInterView')
  const draft = useDraft('start', 0, application)
  return (
    <Form
      texts="interview"
      values={valuesOf(application)}
      rules={(values) => interviewProblems(answersOf(values), { settings: application, today: today() })}
      draft={draft}
      onSubmit={(values) =>
        save.run({ SiteID, UserID, MortgageApplicationID, Version: version(), ...bodyOf(values, application) })
      }
      onDone={goOn}
    >
      <StepFailure failure={save.failure} draft={draft} mayOverwrite />
      <EarlierQuestion />
      <Questions />
      <InterviewEstimate />
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}
