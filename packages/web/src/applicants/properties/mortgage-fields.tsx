import { addYears } from '@foyer/domain/kit/dates.ts'
import { hasTerm, maturityYearsAhead } from '@foyer/domain/mortgages/rules.ts'
import { DatePicker, MenuField, MoneyField, PercentField, TextField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'

/** Uses the texts of the mortgage request. */
const words = { texts: 'mortgage-request' }

/** One mortgage on an owned property; `path` is its path in the form. */
export const MortgageFields = ({ path }: { path: string }) => {
  const at = (field: string) => ({ ...words, name: `${path}.${field}` })
  const loan = { LoanTypeDD: useFormValue<number>(`${path}.LoanTypeDD`) }
  return (
    <>
      <MenuField {...at('LoanTypeDD')} menu="LoanType" />
      <TextField {...at('MortgageHolder')} maxLength={100} optional />
      <Row>
        <MoneyField {...at('Balance')} cents />
        <MoneyField {...at('PAndIPayment')} cents optional />
      </Row>
      <MenuField {...at('PaymentFrequencyDD')} menu="PaymentFrequency" width="md" />
      <Row>
        <PercentField {...at('InterestRate')} />
        <DatePicker
          {...at('MaturityDate')}
          optional={!hasTerm(loan)}
          isMonthEnough
          max={addYears(today(), maturityYearsAhead)}
        />
      </Row>
      <MenuField {...at('RateTypeDD')} menu="RateType" />
      <MenuField {...at('TermTypeDD')} menu="TermType" optional />
      <MenuField {...at('MortgageTypeDD')} menu="MortgageType" optional />
      <MenuField {...at('TypeofMortgage')} menu="TypeofMortgage" columns={2} optional />
    </>
  )
}
