import { isRenewal } from '@foyer/domain/interview/conditions.ts'
import { addYears } from '@foyer/domain/kit/dates.ts'
import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { maturityYearsAhead } from '@foyer/domain/mortgages/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { DatePicker, MenuField, MoneyField, PercentField, SwitchField, TextField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useDraft } from '@foyer/ui/form/use-draft.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { CommentedFields } from '../../wizard/review-comments-context.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { mortgageRules, requiredFields } from './mortgage-fields.ts'

interface MortgageDialogProps {
  mortgage: SubjectMortgage
  isNew: boolean
  /** Whether all of its fields are required. */
  isComplete: boolean
  /** The field of the error from which it was opened. */
  startAt: string | undefined
  isOpen: boolean
  onKeep: (mortgage: SubjectMortgage) => void
  onClose: () => void
}

const Figures = ({ required }: { required: ReadonlySet<string> }) => {
  const field = (name: keyof SubjectMortgage) => ({ name, optional: !required.has(name) })
  return (
    <>
      <Row>
        <MoneyField {...field('TotalLoanAmount')} />
        <MoneyField {...field('Balance')} cents />
      </Row>
      <Row>
        <MoneyField {...field('PAndIPayment')} cents />
        <PercentField {...field('InterestRate')} />
      </Row>
      <MenuField {...field('PaymentFrequencyDD')} menu="PaymentFrequency" width="md" />
      <DatePicker {...field('MaturityDate')} isMonthEnough max={addYears(today(), maturityYearsAhead)} />
    </>
  )
}

const Kinds = ({ required, isRenewed }: { required: ReadonlySet<string>; isRenewed: boolean }) => {
  const field = (name: keyof SubjectMortgage) => ({ name, optional: !required.has(name) })
  return (
    <>
      <MenuField {...field('RateTypeDD')} menu="RateType" columns={2} />
      <MenuField {...field('TermTypeDD')} menu="TermType" columns={2} />
      <MenuField {...field('MortgageTypeDD')} menu="MortgageType" />
      {!isRenewed && <MenuField {...field('TypeofMortgage')} menu="TypeofMortgage" columns={2} />}
      <SwitchField name="MIFlag" />
    </>
  )
}

/** The type of loan comes first: it decides what else is required. */
const Fields = ({ isComplete }: Pick<MortgageDialogProps, 'isComplete'>) => {
  const { application } = useStep()
  const required = requiredFields(isComplete, useFormValue<number>('LoanTypeDD'), today())
  return (
    <>
      <MenuField name="LoanTypeDD" menu="LoanType" optional={!required.has('LoanTypeDD')} />
      <TextField name="MortgageHolder" maxLength={100} optional={!required.has('MortgageHolder')} />
      <Figures required={required} />
      <Kinds required={required} isRenewed={isRenewal(application.InterView) === true} />
    </>
  )
}

/** One existing mortgage, stored in the request's form, which saves it with the rest. */
export const MortgageDialog = (props: MortgageDialogProps) => {
  const { mortgage, isNew, isComplete, startAt, isOpen, onKeep, onClose } = props
  const t = useTexts()
  const { application } = useStep()
  const draft = useDraft(`mortgage:${mortgage.MortgageID}`, 0, application)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t(isNew ? 'mortgages.addTitle' : 'mortgages.editTitle')}
      submit={t('mortgages.save')}
      texts="mortgage-request"
      values={mortgage}
      rules={(values) => mortgageRules(isComplete)(values, today())}
      draft={draft}
      startAt={startAt}
      onSubmit={async (values) => {
        onKeep(values)
        return { ok: true, reply: {} }
      }}
    >
      <CommentedFields record={mortgage.MortgageID}>
        <Fields isComplete={isComplete} />
      </CommentedFields>
    </FormDialog>
  )
}
