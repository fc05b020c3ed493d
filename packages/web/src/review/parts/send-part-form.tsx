import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { write } from '@foyer/ui/client/call.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { applicationReads } from '../../wizard/application-call.ts'
import { addressOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { readOf } from '../submit/pending-submission.ts'
import { draftKey } from '../submit/send-pending.ts'
import { useTexts } from '../texts.ts'
import { Comments } from './comments.tsx'
import { StillToAccept } from './consent-boxes.tsx'
import { ConsentSection } from './consent-section.tsx'
import { consentProblems, nobodyYet, type SendValues } from './consents.ts'
import { MissingSteps } from './missing-steps.tsx'
import type { SendFormProps } from './send-form.tsx'
import { useSendState } from './use-send-state.ts'

const SendActions = () => {
  const t = useTexts()
  const { back } = useStep()
  const consents = useFormValue<SendValues['Consents']>('Consents')
  return (
    <FormActions
      submit={t('sendPart')}
      busy={t('busy')}
      isReady={consents.every(({ Accepted }) => Accepted === 1)}
      back={back}
    />
  )
}

interface SendPartFormProps extends SendFormProps {
  guid: string
}

/** The same for an invited person, who submits only their own part. */
export const SendPartForm = ({ application, guid, nameOf, isChanged, onSend }: SendPartFormProps) => {
  const navigate = useNavigate()
  // One key per visit, so that a repeated request returns the same result and nothing is submitted twice.
  const [IdempotencyKey] = useState(() => crypto.randomUUID())
  const { SiteID, MortgageApplicationID, CurrentApplicantID: ApplicantID, Summary } = application
  const draft = useDraft(draftKey, 0, application)
  const Consents = nobodyYet(application.Applicants.filter((one) => one.ApplicantID === ApplicantID))
  const { failure, written, refuse, formKey } = useSendState(application, Consents)

  const send = async ({ Comments, Consents }: SendValues) => {
    onSend()
    draft.flush()
    const outcome = await write('/api/MTGAppSubmitInvite', {
      SiteID,
      UserID: '',
      MortgageApplicationID,
      ApplicantID,
      guid,
      Comments,
      Accepted: Consents.every(({ Accepted }) => Accepted === 1) ? 1 : 0,
      ...readOf(Summary),
      IdempotencyKey,
    })
    if (outcome.ok) return outcome
    // Closed meanwhile, perhaps by this part from another window: reloading the link shows that.
    if (outcome.key === 'InviteCoApplicantSubmitted')
      for (const path of applicationReads) queries.removeQueries({ queryKey: [path] })
    return refuse(outcome)
  }
  return (
    <Form<SendValues, ReplyOf<'/api/MTGAppSubmitInvite'>>
      key={formKey}
      texts="review"
      values={{ Comments: written.current, Consents }}
      rules={consentProblems}
      onSubmit={send}
      onDone={({ CopyTo: copyTo }) => void navigate(addressOf({ step: 'success' }, application), { state: { copyTo } })}
    >
      <StepFailure failure={failure} draft={draft} />
      <MissingSteps application={application} />
      <Comments draft={draft} written={written} />
      <ConsentSection consent={Summary.Consent} nameOf={nameOf} failure={failure} isChanged={isChanged} />
      <StillToAccept nameOf={nameOf} />
      <SendActions />
    </Form>
  )
}
