import {
  type AddressHistory,
  addressHistoryProblems,
  applicantAddressKind,
  currentAddress,
  isSameAddress,
} from '@foyer/domain/applicants/addresses/kind.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { SwitchField, useAddressLine } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { type Applicant, applicantOf, primaryName } from '../parts/applicant-of.ts'
import { useTexts as useApplicantTexts } from '../texts.ts'
import { AddressList } from './address-list.tsx'
import { namespace, useTexts } from './texts.ts'

const valuesOf = ({ Addresses, SameAddressFlag }: Applicant): AddressHistory => ({
  ApplicantAddresses: Addresses.map((one) => withDefaults(applicantAddressKind.blank, one)),
  SameAddressFlag,
})

/** Offers to copy the main applicant's address, which replaces all other questions. */
const SameAddress = () => {
  const t = useTexts()
  const person = useApplicantTexts()
  const { application } = useStep()
  const { line } = useAddressLine()
  const main = applicantOf(application, application.MainApplicantID)
  const home = main && currentAddress(main.Addresses)
  return (
    <SwitchField
      name="SameAddressFlag"
      label={t('same', { name: primaryName(application) || person('primary') })}
      {...(home === undefined ? {} : { help: line(home.Address) })}
    />
  )
}

const Questions = ({ applicant }: { applicant: Applicant }) => {
  const { ApplicantID, SameAddressEnableFlag } = applicant
  const isEnabled = SameAddressEnableFlag === 1
  const isSame = isSameAddress(useFormValue<number>('SameAddressFlag'), isEnabled)
  return (
    <>
      {isEnabled && <SameAddress />}
      {!isSame && <AddressList applicantId={ApplicantID} />}
    </>
  )
}

/** Where an applicant has lived; the whole history is saved when the step ends. */
export const Addresses = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { application, back, goOn, version } = useStep()
  const ids = useApplicantIds(applicant)
  const save = useApplicationWrite(...applicantAddressKind.paths.upsert)
  const draft = useDraft('address', applicant.ApplicantID, application)
  const context = { settings: application, sameAddressEnabled: applicant.SameAddressEnableFlag === 1 }
  return (
    <Form
      texts={namespace}
      values={valuesOf(applicant)}
      rules={(history) => addressHistoryProblems(history, context)}
      draft={draft}
      onSubmit={({ ApplicantAddresses, SameAddressFlag }) =>
        save.run({ ...ids, ApplicantAddresses: [...ApplicantAddresses], SameAddressFlag, Version: version() })
      }
      onDone={() => goOn()}
    >
      <StepFailure failure={save.failure} draft={draft} mayOverwrite />
      <Questions applicant={applicant} />
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}
