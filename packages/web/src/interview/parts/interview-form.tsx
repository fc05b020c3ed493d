import { interviewProblems } from '@foyer/domain/interview/rules.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { today } from '../../kit/today.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'
import { answersOf, bodyOf, valuesOf } from './interview-values.ts'
import { Questions } from './questions.tsx'

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
      onSubmit={(values) => save.run({ SiteID, UserID, MortgageApplicationID, Version: version(), ...bodyOf(values) })}
      onDone={goOn}
    >
      <StepFailure failure={save.failure} draft={draft} mayOverwrite />
      <Questions />
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}
