import { allConsented, consentingHere } from '@foyer/domain/review/consent.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { StepFailure } from '../../app/wizard/step-failure.tsx'
import type { Application } from '../../app/wizard/use-application.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import type { Failure, Outcome } from '../../kit/client/outcome.ts'
import { queries } from '../../kit/client/use-call.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { useFormValue } from '../../kit/form/form-context.ts'
import { useDraft } from '../../kit/form/use-draft.ts'
import { sender } from '../submit/browser-sender.ts'
import { pendingFor, readPending } from '../submit/pending-submission.ts'
import { draftKey, keptComments, sendPending } from '../submit/send-pending.ts'
import { useTexts } from '../texts.ts'
import { Comments } from './comments.tsx'
import { StillToAccept } from './consent-boxes.tsx'
import { ConsentSection } from './consent-section.tsx'
import { consentKey, consentProblems, nobodyYet, type SendValues } from './consents.ts'
import { MissingSteps } from './missing-steps.tsx'
import { StillInvited } from './still-invited.tsx'

const SendActions = ({ isReview }: { isReview: boolean }) => {
  const t = useTexts()
  const { back } = useStep()
  const consents = useFormValue<SendValues['Consents']>('Consents')
  return (
    <FormActions
      submit={isReview ? t('sendAgain') : t('send')}
      busy={t('busy')}
      isReady={allConsented(consents, consents)}
      back={back}
    />
  )
}

interface SendFormProps {
  /** In the page's language: the consent is accepted as it was read. */
  application: Application
  nameOf: (ApplicantID: number) => string
}

/** A word to the broker, the consent, everybody's tick, and off it goes. */
export const SendForm = ({ application, nameOf }: SendFormProps) => {
  const ids = useCallIds()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const [written, setWritten] = useState(() => keptComments(application))
  const { MortgageApplicationID, RequestReview, Summary } = application
  const draft = useDraft(draftKey, 0, application)

  const send = async ({ Comments, Consents }: SendValues): Promise<Outcome> => {
    const Accepted = Consents.filter((one) => one.Accepted === 1).map(({ ApplicantID }) => ApplicantID)
    const asked = { MortgageApplicationID, ConsentVersion: Summary.ConsentVersion, Accepted, RequestReview }
    const pending = pendingFor(asked, readPending(MortgageApplicationID), () => crypto.randomUUID())
    setWritten(Comments)
    draft.flush()
    const state = await sendPending(pending, ids, Comments)
    if (state.phase === 'sent') draft.end()
    if (state.phase !== 'refused') return { ok: true, reply: state }
    sender.clear(MortgageApplicationID)
    setFailure(state.failure)
    if (state.failure.key === 'ConsentRequired') void queries.invalidateQueries({ queryKey: ['/api/MTGAPPLoad'] })
    // What is missing is said as links to the steps: no field of this page can mend it.
    return { ...state.failure, errors: [] }
  }
  const Consents = nobodyYet(consentingHere(application))
  return (
    <Form<SendValues, unknown>
      key={consentKey(application, Consents, failure)}
      texts="review"
      values={{ Comments: written, Consents }}
      rules={consentProblems}
      onSubmit={send}
      onDone={() => void navigate(paths.success(ids.SiteID, MortgageApplicationID))}
    >
      <StepFailure failure={failure} draft={draft} />
      <MissingSteps application={application} />
      <StillInvited application={application} />
      <Comments draft={draft} />
      <ConsentSection consent={Summary.Consent} nameOf={nameOf} failure={failure} />
      <StillToAccept nameOf={nameOf} />
      <SendActions isReview={RequestReview === 1} />
    </Form>
  )
}
