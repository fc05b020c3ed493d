import { allConsented, consentingHere } from '@foyer/domain/review/consent.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { useNavigate } from 'react-router'
import { addressOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import type { Application } from '../../wizard/use-application.ts'
import { sender } from '../submit/browser-sender.ts'
import { pendingFor, readOf, readPending } from '../submit/pending-submission.ts'
import { draftKey, sendPending } from '../submit/send-pending.ts'
import { useTexts } from '../texts.ts'
import { ChangedParts } from './changed-parts.tsx'
import { Comments } from './comments.tsx'
import { type NameOf, StillToAccept } from './consent-boxes.tsx'
import { ConsentSection } from './consent-section.tsx'
import { consentProblems, nobodyYet, type SendValues } from './consents.ts'
import { MissingSteps } from './missing-steps.tsx'
import { OwnLinks, useLinkNames } from './own-links.tsx'
import { StillInvited } from './still-invited.tsx'
import { useSendState } from './use-send-state.ts'

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

export interface SendFormProps {
  /** In the page's language, since the consent is accepted as read. */
  application: Application
  nameOf: NameOf
  /** Something that was read has changed; the page shows what. */
  isChanged: boolean
  /** Called on submit: the shown content has been read. */
  onSend: () => void
}

/** A comment to the broker, the consent with every applicant's checkbox, and the submit button. */
export const SendForm = ({ application, nameOf, isChanged, onSend }: SendFormProps) => {
  const ids = useCallIds()
  const navigate = useNavigate()
  const { MortgageApplicationID, RequestReview, Summary } = application
  const Consents = nobodyYet(consentingHere(application))
  const { failure, written, refuse, formKey } = useSendState(application, Consents)
  const linksTo = useLinkNames(application)
  const draft = useDraft(draftKey, 0, application)

  const send = async ({ Comments, Consents }: SendValues): Promise<Outcome> => {
    const Accepted = Consents.filter((one) => one.Accepted === 1).map(({ ApplicantID }) => ApplicantID)
    const asked = { MortgageApplicationID, ...readOf(Summary), Accepted, RequestReview }
    const pending = pendingFor(asked, readPending(MortgageApplicationID), () => crypto.randomUUID())
    onSend()
    draft.flush()
    const state = await sendPending(pending, ids, Comments)
    // The server deletes the drafts of a submitted application.
    if (state.phase === 'sent') draft.drop()
    if (state.phase !== 'refused') return { ok: true, reply: state }
    sender.clear(MortgageApplicationID)
    return refuse(state.failure)
  }
  return (
    <Form<SendValues, unknown>
      key={formKey}
      texts="review"
      values={{ Comments: written.current, Consents }}
      rules={consentProblems}
      onSubmit={send}
      onDone={() => void navigate(addressOf({ step: 'success' }, application), { state: { linksTo } })}
    >
      <StepFailure failure={failure} draft={draft} />
      <MissingSteps application={application} />
      <StillInvited application={application} />
      <OwnLinks application={application} />
      <ChangedParts application={application} />
      <Comments draft={draft} written={written} />
      <ConsentSection consent={Summary.Consent} nameOf={nameOf} failure={failure} isChanged={isChanged} />
      <StillToAccept nameOf={nameOf} />
      <SendActions isReview={RequestReview === 1} />
    </Form>
  )
}
