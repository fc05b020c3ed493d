import { interviewProblems } from '@foyer/domain/interview/rules.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { StepFailure } from '../../app/wizard/step-failure.tsx'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useWrite } from '../../kit/client/use-write.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { today } from '../../kit/today.ts'
import { useTexts } from '../texts.ts'
import { answersOf, bodyOf, valuesOf } from './interview-values.ts'
import { Questions } from './questions.tsx'

export const InterviewForm = () => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, back, goOn, version } = useStep()
  const { MortgageApplicationID } = application
  const save = useWrite('/api/MTGAPPSaveInterView', { invalidates: ['/api/MTGAPPLoad'] })
  const draft = useDraft('start', 0, application)
  return (
    <Form
      texts="interview"
      values={valuesOf(application)}
      rules={(values) => interviewProblems(answersOf(values), today())}
      draft={draft}
      onSubmit={(values) => save.run({ SiteID, UserID, MortgageApplicationID, Version: version(), ...bodyOf(values) })}
      onDone={goOn}
    >
      <StepFailure failure={save.failure} draft={draft} />
      <Questions />
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}
