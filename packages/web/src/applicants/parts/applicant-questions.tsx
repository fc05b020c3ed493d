import { asksArrival } from '@foyer/domain/applicants/arrival.ts'
import { asksFirstTimeBuyer, asksRelationship } from '@foyer/domain/applicants/conditions.ts'
import { asksDocument, asksSin, requiresSin } from '@foyer/domain/applicants/identification-rules.ts'
import {
  DateField,
  EmailField,
  MenuField,
  PhoneField,
  SinField,
  SwitchField,
  TextField,
} from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Row, Section } from '@foyer/ui/page/step-page.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { type Applicant, isPrimary, isSelf } from './applicant-of.ts'
import { IdentificationDocuments } from './identification-documents.tsx'
import { RelationshipField } from './relationship-field.tsx'

interface PartProps {
  applicant: Applicant
}

/** Browser autofill only on the user's own details. */
const useFill = (applicant: Applicant) => {
  const { application } = useStep()
  return (name: string) => (isSelf(applicant, application) ? name : 'off')
}

const Names = ({ applicant }: PartProps) => {
  const fill = useFill(applicant)
  return (
    <>
      {!isPrimary(applicant) && <MenuField name="Identification.ApplicantGroupTypeDD" menu="ApplicantGroupType" />}
      <MenuField name="Identification.SalutationDD" menu="Salutation" columns={2} optional />
      <Row>
        <TextField name="Identification.FirstName" maxLength={60} autoComplete={fill('given-name')} />
        <TextField name="Identification.LastName" maxLength={60} autoComplete={fill('family-name')} />
      </Row>
      <DateField name="Identification.DOB" autoComplete={fill('bday')} />
    </>
  )
}

const Reach = ({ applicant }: PartProps) => {
  const fill = useFill(applicant)
  return (
    <>
      <EmailField name="Identification.Email" />
      <Row>
        <PhoneField name="Identification.Mobile" autoComplete={fill('tel')} />
        <PhoneField name="Identification.HomePhone" autoComplete="off" />
      </Row>
    </>
  )
}

/** Lenders have programs and rules for newcomers. */
const StatusInCanada = () => {
  const StatusInCanadaDD = useFormValue<number>('Identification.StatusInCanadaDD')
  return (
    <>
      <MenuField name="Identification.StatusInCanadaDD" menu="StatusInCanada" width="md" optional />
      <FollowUp when={asksArrival({ StatusInCanadaDD })}>
        <DateField name="Identification.ArrivalDate" isMonthEnough optional />
      </FollowUp>
    </>
  )
}

const About = ({ applicant }: PartProps) => {
  const { application } = useStep()
  return (
    <>
      {asksSin(application) && <SinField name="Identification.SIN" optional={!requiresSin(application)} />}
      <MenuField name="Identification.MaritalStatusDD" menu="MaritalStatus" width="md" />
      <StatusInCanada />
      {asksRelationship({ primary: isPrimary(applicant) }) && <RelationshipField applicantId={applicant.ApplicantID} />}
      {asksFirstTimeBuyer({ primary: isPrimary(applicant) }, application, application.InterView) && (
        <SwitchField name="Identification.FirstTimeHomeBuyerFlag" />
      )}
    </>
  )
}

/** The fields of an applicant's identity, contact details and lender questions. */
export const PersonQuestions = ({ applicant }: PartProps) => {
  const t = useTexts()
  const { application } = useStep()
  return (
    <>
      <Names applicant={applicant} />
      <Section title={t(isSelf(applicant, application) ? 'reach.title' : 'reach.titleOther')} lead={t('reach.lead')}>
        <Reach applicant={applicant} />
      </Section>
      <Section title={t('about.title')}>
        <About applicant={applicant} />
      </Section>
    </>
  )
}

/** All fields about an applicant's person, with their documents. */
export const ApplicantQuestions = ({ applicant }: PartProps) => {
  const { application } = useStep()
  return (
    <>
      <PersonQuestions applicant={applicant} />
      {asksDocument(application) && <IdentificationDocuments applicant={applicant} />}
    </>
  )
}
