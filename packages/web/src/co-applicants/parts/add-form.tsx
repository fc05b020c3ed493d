import { blankApplicant, blankIdentification } from '@foyer/domain/applicants/blank.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import {
  asksDocument,
  identificationProblems,
  requiresDocument,
} from '@foyer/domain/applicants/identification-rules.ts'
import { spouseConflict } from '@foyer/domain/applicants/spouse.ts'
import { nextSteps } from '@foyer/domain/co-applicants/rules.ts'
import { coBorrower } from '@foyer/domain/codes/person.ts'
import { next, type Position } from '@foyer/domain/flow.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { today } from '@foyer/ui/today.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PersonQuestions } from '../../applicants/index.ts'
import { type Application, useApplicationWrite } from '../../wizard/application-call.ts'
import { addressOf, factsOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'

/**
 * Nearly everyone who is added is a co-borrower; who was invited has given their contact by using the link, and corrects how
 * they were named.
 */
const startOf = ({ ContactMethod, Contact = '', Invited }: Application): { Identification: Identification } => ({
  Identification: {
    ...blankIdentification,
    ...Invited,
    ApplicantGroupTypeDD: coBorrower,
    [ContactMethod === 'SMS' ? 'Mobile' : 'Email']: Contact,
  },
})

/** Where the new applicant continues: at their addresses, or at the next step if those are known. */
const useGoOn = () => {
  const navigate = useNavigate()
  const { application } = useStep()
  return ({ NextStep, ApplicantID }: { NextStep: number; ApplicantID: number }) => {
    const address: Position = { step: 'address', applicantId: ApplicantID }
    const position = NextStep === nextSteps.address ? address : next(address, factsOf(application))
    if (position !== undefined) void navigate(addressOf(position, application))
  }
}

/** The personal details of an added or joining applicant. Documents come afterwards, because they need an applicant. */
export const AddForm = ({ step }: { step: 'addCoApplicant' | 'join' }) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, back, version } = useStep()
  const { MortgageApplicationID, Applicants } = application
  const goOn = useGoOn()
  const isOwn = step === 'join'
  const words = isOwn ? 'join' : 'add'
  const save = useApplicationWrite('/api/MTGAPPAddCoApplicant')
  const draft = useDraft(step, 0, application)
  const [start] = useState(() => startOf(application))
  const otherSpouseName = spouseConflict(Applicants, blankApplicant.ApplicantID)
  const context = { settings: application, primary: false, sinOnFile: false, documents: 1, otherSpouseName }
  return (
    <Form
      texts="applicants"
      values={start}
      rules={({ Identification }) => identificationProblems(Identification, context, today())}
      errorValues={{ name: otherSpouseName ?? '' }}
      draft={draft}
      onSubmit={({ Identification }) =>
        save.run({ SiteID, UserID, MortgageApplicationID, ApplicantID: 0, Version: version(), Identification })
      }
      onDone={goOn}
    >
      <StepFailure failure={save.failure} draft={draft} />
      <PersonQuestions applicant={blankApplicant} />
      {asksDocument(application) && (
        <p>{t(requiresDocument(application) ? `${words}.documentsRequired` : `${words}.documents`)}</p>
      )}
      <FormActions submit={t(isOwn ? 'add.join' : 'add.submit')} back={back} />
    </Form>
  )
}
