import type { Address } from '@foyer/domain/addresses/fields.ts'
import { listedSubject } from '@foyer/domain/applicants/properties/listed-subject.ts'
import { asksDownPayment, asksPropertyBlock, isPreApproval } from '@foyer/domain/interview/conditions.ts'
import { addYears } from '@foyer/domain/kit/dates.ts'
import { sliders } from '@foyer/domain/mortgage-request/amounts.ts'
import { requestClosingYearsAhead } from '@foyer/domain/mortgage-request/rules.ts'
import { DatePicker, MenuField, SliderField, TextareaField, TextField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { today } from '@foyer/ui/today.ts'
import { PropertyTypeField } from '../../interview/index.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { AddressQuestion } from './address-question.tsx'
import { ExistingMortgages } from './existing-mortgages.tsx'
import { Amounts, Closing, Value } from './known-answers.tsx'
import { PropertyDetails } from './property-details.tsx'
import { RefinanceSum } from './refinance-sum.tsx'
import type { RequestKind } from './request-kind.ts'
import { property, request } from './request-values.ts'

const rangeOf = ({ from, to, step }: { from: number; to: number; step: number }) => ({ min: from, max: to, step })

/** The request's questions in natural order: amounts, dates, address, property, mortgages. */
export const RequestQuestions = ({ kind }: { kind: RequestKind }) => {
  const t = useTexts()
  const { application } = useStep()
  const { InterView } = application
  const { name, parts } = kind
  const isListed = listedSubject(application, useFormValue<Address>(property('Address'))) !== undefined
  const span = [today(), addYears(today(), requestClosingYearsAhead)] as const
  return (
    <>
      {parts.purchaseAmounts && <Amounts name={name} isAsked={asksDownPayment(InterView) === true} />}
      {parts.estimatedValue && (
        <Value isListed={isListed}>
          <SliderField
            name={property('EstimatedValue')}
            kind="money"
            label={t(`${name}.value`)}
            {...rangeOf(sliders.propertyValue)}
          />
        </Value>
      )}
      {parts.typedAmount && (
        <>
          <SliderField name={request('RequestedMortgageAmount')} kind="money" {...rangeOf(sliders.refinanceAmount)} />
          <RefinanceSum />
          <TextareaField name={request('FundsPurpose')} rows={2} maxLength={300} optional />
        </>
      )}
      {parts.propertyTypeRequired && <PropertyTypeField name={property('DwellingTypeDD')} />}
      <Closing isAsked={isPreApproval(InterView) === false} span={span}>
        <DatePicker
          name={property('ClosingDate')}
          label={t(`${name}.closing`)}
          optional={!parts.closingDateRequired}
          isMonthEnough
          min={span[0]}
          max={span[1]}
        />
      </Closing>
      {parts.province && <MenuField name={property('Address.ProvinceDD')} menu="Province" width="md" />}
      {parts.existingMortgages && (
        <ExistingMortgages isComplete={parts.existingMortgagesComplete} isListed={isListed} />
      )}
      {parts.address && <AddressQuestion />}
      {parts.purchaseHistory && <TextField name={property('CoOwners')} maxLength={200} optional />}
      {parts.propertyDetails && (
        <PropertyDetails
          parts={parts}
          asksType={!parts.propertyTypeRequired && asksPropertyBlock(InterView) !== true}
        />
      )}
    </>
  )
}
