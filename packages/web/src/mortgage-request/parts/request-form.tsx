import { cleanRequest } from '@foyer/domain/mortgage-request/answers.ts'
import { completeRequestProblems } from '@foyer/domain/mortgage-request/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { today } from '@foyer/ui/today.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { StepClosed } from '../../wizard/step-closed.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'
import { RequestEstimate } from './request-estimate.tsx'
import { type RequestKind, requestKindOf } from './request-kind.ts'
import { RequestQuestions } from './request-questions.tsx'
import { valuesOf } from './request-values.ts'

const OfKind = ({ kind }: { kind: RequestKind }) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, back, goOn, version } = useStep()
  const { MortgageApplicationID, InterView } = application
  const save = useApplicationWrite('/api/MTGAPPUpdateRequestMortgage', '/api/MTGAPPUpdateRequestMortgageInvite')
  const draft = useDraft('mortgage', 0, application)
  return (
    <Form
      texts="mortgage-request"
      values={valuesOf(application)}
      rules={({ RequestMortgage }) =>
        completeRequestProblems(RequestMortgage, { interview: InterView, settings: application, today: today() })
      }
      draft={draft}
      onSubmit={({ RequestMortgage }) => {
        const cleaned = cleanRequest(RequestMortgage, kind.type)
        return save.run({
          SiteID,
          UserID,
          MortgageApplicationID,
          Version: version(),
          RequestMortgage: cleaned,
          DwellingTypeDD: cleaned.SubjectProperty.DwellingTypeDD,
          RequestTypeDD: kind.type,
        })
      }}
      onDone={() => goOn()}
    >
      <StepFailure failure={save.failure} draft={draft} mayOverwrite />
      <RequestQuestions kind={kind} />
      <RequestEstimate />
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}

export const RequestForm = () => {
  const { application } = useStep()
  const kind = requestKindOf(application.InterView)
  return kind === undefined ? <StepClosed /> : <OfKind kind={kind} />
}
