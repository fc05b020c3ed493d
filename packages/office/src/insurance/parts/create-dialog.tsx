import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { termsProblems } from '@foyer/domain/insurance/facts-rules.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import {
  DatePicker,
  MenuField,
  MoneyField,
  PercentField,
  TextField,
  useMenu,
  YearsMonthsField,
} from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { fullName } from '../../kit/names.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { insuranceReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import classes from './insurance.module.css'

type Facts = ReplyOf<'/console-api/LoadInsuranceFacts'>

interface CreateDialogProps {
  isOpen: boolean
  place: DealPlace
  /** 1 English, 2 French. */
  clientLanguage: number
  onClose: () => void
  onDone: (words: string) => void
}

/** A new application of a submitted deal: what the deal states is filled in, and what it lacks is asked for. */
export const CreateDialog = (props: CreateDialogProps) => {
  const t = useTexts()
  const { isOpen, onClose } = props
  const { LanguageID } = useLanguage()
  // A menu of the form, loaded first, since the dialog takes its size from what is in it.
  useMenu('PaymentFrequency')
  const { reply, failure, retry } = useCall('/console-api/LoadInsuranceFacts', { ...props.place, LanguageID })
  if (reply !== undefined) return <CreateForm {...props} facts={reply} />
  const isTooEarly = failure?.key === 'CLI_NoMortgage'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('create.title')} size="md">
      {failure === undefined && <FormSkeleton />}
      {isTooEarly && <Notice kind="info" title={t('create.tooEarly')} />}
      {failure !== undefined && !isTooEarly && <CallFailure failure={failure} onRetry={retry} />}
    </Dialog>
  )
}

const property = ['UnitNumber', 'AddressLine1', 'City', 'ProvinceDisplayName', 'PostalCode'] as const
const broker = ['BrokerFirstName', 'BrokerLastName', 'BrokerId', 'Name', 'Brand', 'BrokerageType'] as const
const more = [
  'LoanNumber',
  'FirstPaymentDate',
  'IssuedDate',
  'AcceptedDate',
  'PolicyNumber',
  'PayeeName',
  'PaymentAmount',
]

/** An address that is missing as a whole is asked for at its first line. */
const atQuestions = (problems: ReturnType<typeof termsProblems>) =>
  problems.map(({ Field, Key }) => ({
    Field: Field === 'PropertyDetail' || Field === 'PropertyDetail.' ? 'PropertyDetail.AddressLine1' : Field,
    Key,
  }))

const CreateForm = ({
  isOpen,
  place,
  clientLanguage,
  onClose,
  onDone,
  facts,
}: CreateDialogProps & { facts: Facts }) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/CreateInsuranceApplication', { invalidates: insuranceReads })
  const { PropertyDetail, LoanDetail, BrokerDetail } = facts
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('create.title')}
      size="md"
      submit={t('create.submit')}
      texts="office.insurance"
      values={{
        ...{ PropertyDetail, BrokerDetail, LanguageID: clientLanguage },
        LoanDetail: { ...LoanDetail, PolicyNumber: '', PayeeName: '', PaymentAmount: null as number | null },
      }}
      rules={(values) => atQuestions(termsProblems(values, today()))}
      onSubmit={(values) => run({ ...place, ...values })}
      onDone={() => onDone(t('create.done'))}
    >
      <p>{t('create.text')}</p>
      <People facts={facts} />
      <LanguageCards />
      <Row>
        <MoneyField name="LoanDetail.LoanAmount" cents />
        <PercentField name="LoanDetail.InterestRate" />
      </Row>
      <TextField name="LoanDetail.LenderName" maxLength={100} optional />
      <YearsMonthsField name="LoanDetail.Term" />
      <YearsMonthsField name="LoanDetail.Amortization" optional />
      <MenuField name="LoanDetail.PaymentFrequencyId" menu="PaymentFrequency" />
      <DatePicker name="LoanDetail.FundingDate" min={today()} />
      <Fold title={t('create.property')} fields={property.map((name) => `PropertyDetail.${name}`)}>
        <TextField name="PropertyDetail.AddressLine1" maxLength={200} />
        <Row>
          <TextField name="PropertyDetail.UnitNumber" maxLength={20} optional />
          <TextField name="PropertyDetail.City" maxLength={100} />
        </Row>
        <Row>
          <TextField name="PropertyDetail.ProvinceDisplayName" maxLength={60} optional />
          <TextField name="PropertyDetail.PostalCode" maxLength={12} autoCapitalize="characters" />
        </Row>
      </Fold>
      <Fold title={t('create.broker')} fields={broker.map((name) => `BrokerDetail.${name}`)}>
        {broker.map((name) => (
          <TextField key={name} name={`BrokerDetail.${name}`} maxLength={name === 'BrokerId' ? 40 : 60} />
        ))}
      </Fold>
      <Fold title={t('create.more')} fields={more.map((name) => `LoanDetail.${name}`)}>
        <TextField name="LoanDetail.LoanNumber" maxLength={40} optional />
        <DatePicker name="LoanDetail.FirstPaymentDate" optional />
        <DatePicker name="LoanDetail.IssuedDate" optional />
        <DatePicker name="LoanDetail.AcceptedDate" optional />
        <TextField name="LoanDetail.PolicyNumber" maxLength={40} optional />
        <MoneyField name="LoanDetail.PaymentAmount" cents optional />
        <TextField name="LoanDetail.PayeeName" maxLength={100} optional />
      </Fold>
    </FormDialog>
  )
}

/** Who is insured, as the deal has them, and what of them is missing there. */
const People = ({ facts: { Applicants, Problems } }: { facts: Facts }) => {
  const t = useTexts()
  const errorText = useErrorText()
  return (
    <>
      <ul className={classes.plain}>
        {Applicants.map((one) => (
          <li key={one.ApplicantId}>{t('create.person', { name: fullName(one), email: one.EmailAddress || '–' })}</li>
        ))}
      </ul>
      {Problems.length > 0 && (
        <Notice kind="warning" title={t('create.problems')}>
          <ul className={classes.plain}>
            {Applicants.flatMap((one) =>
              [
                ...new Set(Problems.filter(({ ApplicantId }) => ApplicantId === one.ApplicantId).map(({ Key }) => Key)),
              ].map((key) => (
                <li key={`${one.ApplicantId} ${key}`}>
                  {t('create.problem', { name: fullName(one), problem: errorText(key) })}
                </li>
              )),
            )}
          </ul>
        </Notice>
      )}
    </>
  )
}
