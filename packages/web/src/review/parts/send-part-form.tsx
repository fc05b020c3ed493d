import { useState } from 'react'
import { useNavigate } from 'react-router'
import { applicationReads } from '../../app/wizard/application-call.ts'
import { addressOf } from '../../app/wizard/facts.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { StepFailure } from '../../app/wizard/step-failure.tsx'
import type { Application } from '../../app/wizard/use-application.ts'
import { write } from '../../kit/client/call.ts'
import type { Failure } from '../../kit/client/outcome.ts'
import { queries } from '../../kit/client/use-call.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useFormValue } from '../../kit/form/form-context.ts'
import { useDraft } from '../../kit/form/use-draft.ts'
import { draftKey, keptComments } from '../submit/send-pending.ts'
import { useTexts } from '../texts.ts'
import { Comments } from './comments.tsx'
import { type NameOf, StillToAccept } from './consent-boxes.tsx'
import { ConsentSection } from './consent-section.tsx'
import { consentKey, consentProblems, nobodyYet, type SendValues } from './consents.ts'
import { MissingSteps } from './missing-steps.tsx'

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

interface SendPartFormProps {
  /** In the page's language: the consent is accepted as it was read. */
  application: Application
  guid: string
  nameOf: NameOf
}

/** The same for an invited person: a word to the broker, their own consent, and their part is sent. */
export const SendPartForm = ({ application, guid, nameOf }: SendPartFormProps) => {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const [written, setWritten] = useState(() => keptComments(application))
  // The same key for every press of this visit: a lost answer is answered again, and nothing is sent twice.
  const [IdempotencyKey] = useState(() => crypto.randomUUID())
  const { SiteID, MortgageApplicationID, CurrentApplicantID: ApplicantID, Summary } = application
  const draft = useDraft(draftKey, 0, application)
  const own = application.Applicants.filter((one) => one.ApplicantID === ApplicantID)

  const send = async ({ Comments, Consents }: SendValues) => {
    setWritten(Comments)
    draft.flush()
    const outcome = await write('/api/MTGAppSubmitInvite', {
      SiteID,
      UserID: '',
      MortgageApplicationID,
      ApplicantID,
      guid,
      Comments,
      Accepted: Consents.every(({ Accepted }) => Accepted === 1) ? 1 : 0,
      ConsentVersion: Summary.ConsentVersion,
      IdempotencyKey,
    })
    if (outcome.ok) return outcome
    setFailure(outcome)
    // Closed meanwhile, perhaps by this very part from another window: the link itself says so.
    if (outcome.key === 'InviteCoApplicantSubmitted')
      for (const path of applicationReads) queries.removeQueries({ queryKey: [path] })
    if (outcome.key === 'ConsentRequired')
      for (const path of applicationReads) void queries.invalidateQueries({ queryKey: [path] })
    // What is missing is said as links to the steps: no field of this page can mend it.
    return { ...outcome, errors: [] }
  }
  const Consents = nobodyYet(own)
  return (
    <Form<SendValues, unknown>
      key={consentKey(application, Consents, failure)}
      texts="review"
      values={{ Comments: written, Consents }}
      rules={consentProblems}
      onSubmit={send}
      onDone={() => void navigate(addressOf({ step: 'success' }, application) ?? '')}
    >
      <StepFailure failure={failure} draft={draft} />
      <MissingSteps application={application} />
      <Comments draft={draft} />
      <ConsentSection consent={Summary.Consent} nameOf={nameOf} failure={failure} />
      <StillToAccept nameOf={nameOf} />
      <SendActions />
    </Form>
  )
}
