import { blankIdentification, blankPrimaryIdentification } from '@foyer/domain/applicants/blank.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { identificationProblems } from '@foyer/domain/applicants/identification-rules.ts'
import { spouseConflict } from '@foyer/domain/applicants/spouse.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { today } from '@foyer/ui/today.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'
import { type Applicant, isPrimary } from './applicant-of.ts'
import { ApplicantQuestions } from './applicant-questions.tsx'
import { LinkNotice } from './link-notice.tsx'
import { PrimaryWish } from './primary-wish.tsx'
import { RemoveApplicant } from './remove-applicant.tsx'
import { TogetherOffer } from './together-offer.tsx'

/** The form's values: the fields that are saved, without those that only the server sets. */
const valuesOf = (applicant: Applicant): { Identification: Identification } => {
  const known = withDefaults(blankIdentification, applicant.Identification)
  const isBorrower = isPrimary(applicant) && known.ApplicantGroupTypeDD < 0
  const { ApplicantGroupTypeDD } = isBorrower ? blankPrimaryIdentification : known
  return { Identification: { ...known, ApplicantGroupTypeDD } }
}

export const IdentificationForm = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, back, goOn, version } = useStep()
  const { MortgageApplicationID, RequestReview } = application
  const { ApplicantID } = applicant
  const save = useApplicationWrite('/api/MTGAPPSaveIdentification')
  const draft = useDraft('identification', ApplicantID, application)
  const otherSpouseName = spouseConflict(application.Applicants, ApplicantID)
  const context = {
    settings: application,
    primary: isPrimary(applicant),
    sinOnFile: applicant.Identification.SINOnFile === 1,
    documents: applicant.Identification.IdentificationLst.length,
    otherSpouseName,
  }
  return (
    <Form
      texts="applicants"
      values={valuesOf(applicant)}
      rules={({ Identification }) => identificationProblems(Identification, context, today())}
      errorValues={{ name: otherSpouseName ?? '' }}
      draft={draft}
      onSubmit={({ Identification }) =>
        save.run({
          SiteID,
          UserID,
          MortgageApplicationID,
          ApplicantID,
          RequestReview,
          Version: version(),
          Identification,
        })
      }
      onDone={() => goOn()}
    >
      <StepFailure failure={save.failure} draft={draft} mayOverwrite />
      <TogetherOffer applicant={applicant} />
      <LinkNotice applicant={applicant} />
      <ApplicantQuestions applicant={applicant} />
      {application.guid !== undefined && !isPrimary(applicant) && <PrimaryWish applicant={applicant} />}
      <FormActions submit={t('submit')} back={back} />
      <RemoveApplicant applicant={applicant} />
    </Form>
  )
}
