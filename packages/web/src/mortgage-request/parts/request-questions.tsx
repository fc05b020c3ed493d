import { addYears } from '@foyer/domain/kit/dates.ts'
import { sliders } from '@foyer/domain/mortgage-request/amounts.ts'
import { requestClosingYearsAhead } from '@foyer/domain/mortgage-request/rules.ts'
import { PropertyTypeField } from '../../interview/index.ts'
import { DatePicker, MenuField, SliderField } from '../../kit/fields/index.ts'
import { today } from '../../kit/today.ts'
import { useTexts } from '../texts.ts'
import { AddressQuestion } from './address-question.tsx'
import { ExistingMortgages } from './existing-mortgages.tsx'
import { PropertyDetails } from './property-details.tsx'
import { PurchaseAmounts } from './purchase-amounts.tsx'
import type { RequestKind } from './request-kind.ts'
import { property, request } from './request-values.ts'

const rangeOf = ({ from, to, step }: { from: number; to: number; step: number }) => ({ min: from, max: to, step })

/** The request's questions in natural order: amounts, dates, address, property, mortgages. */
export const RequestQuestions = ({ kind }: { kind: RequestKind }) => {
  const t = useTexts()
  const { name, parts } = kind
  return (
    <>
      {parts.purchaseAmounts && <PurchaseAmounts kind={kind} />}
      {parts.estimatedValue && (
        <SliderField
          name={property('EstimatedValue')}
          kind="money"
          label={t(`${name}.value`)}
          {...rangeOf(sliders.propertyValue)}
        />
      )}
      {parts.typedAmount && (
        <SliderField
          name={request('RequestedMortgageAmount')}
          kind="money"
          optional
          {...rangeOf(sliders.refinanceAmount)}
        />
      )}
      {parts.propertyTypeRequired && <PropertyTypeField name={property('DwellingTypeDD')} />}
      <DatePicker
        name={property('ClosingDate')}
        label={t(`${name}.closing`)}
        optional={!parts.closingDateRequired}
        min={today()}
        max={addYears(today(), requestClosingYearsAhead)}
      />
      {parts.province && <MenuField name={property('Address.ProvinceDD')} menu="Province" width="md" />}
      {parts.existingMortgages && <ExistingMortgages isComplete={parts.existingMortgagesComplete} />}
      {parts.address && <AddressQuestion />}
      {parts.propertyDetails && <PropertyDetails parts={parts} />}
    </>
  )
}
