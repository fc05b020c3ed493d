import { landOwnership } from '@foyer/domain/codes/purposes.ts'
import {
  asksAddress,
  asksBalance,
  asksClosingDate,
  asksDownPayment,
  asksLandOwnership,
  asksPropertyBlock,
  asksRefinanceDate,
  asksRenewingDate,
  type Situation,
  subjectAddressNeed,
} from '@foyer/domain/interview/conditions.ts'
import { closingYearsAhead } from '@foyer/domain/interview/rules.ts'
import { addYears } from '@foyer/domain/kit/dates.ts'
import { AddressLookup, DatePicker, MenuField, MoneyField, RadioCards } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { DownPaymentNote } from './down-payment-note.tsx'
import { addressPath } from './interview-values.ts'
import { PropertyTypeField } from './property-type-field.tsx'
import { useSituation } from './use-situation.ts'

const LandQuestion = () => {
  const t = useTexts()
  return (
    <RadioCards
      name="LandOwnership"
      columns={2}
      choices={[
        { Value: landOwnership.owned, Label: t('land.owned.label') },
        { Value: landOwnership.notOwned, Label: t('land.notOwned.label') },
      ]}
    />
  )
}

const AmountQuestions = ({ withDownPayment }: { withDownPayment: boolean }) => {
  const occupancy = useFormValue<number>('InterView.OccupancyDD')
  return (
    <>
      <MoneyField name="InterView.PropertyValue" />
      {withDownPayment && (
        <div>
          <MoneyField name="InterView.DownPaymentAmount" />
          <DownPaymentNote
            downPayment="InterView.DownPaymentAmount"
            propertyValue="InterView.PropertyValue"
            occupancy={occupancy}
          />
        </div>
      )}
      <PropertyTypeField name="InterView.PropertyTypeDD" />
      <MenuField name="InterView.OccupancyDD" menu="OccupancyType" />
    </>
  )
}

/** What is bought. */
export const PropertyQuestions = () => {
  const is = useSituation()
  return is(asksPropertyBlock) && <AmountQuestions withDownPayment={is(asksDownPayment)} />
}

/** When, with what is still owed, and where. */
export const PlaceQuestions = () => {
  const t = useTexts()
  const { application } = useStep()
  const situation = useFormValue<Situation>('InterView')
  const is = useSituation()
  return (
    <>
      {is(asksLandOwnership) && <LandQuestion />}
      {is(asksClosingDate) && (
        <DatePicker
          name="InterView.ClosingDate"
          isMonthEnough
          min={today()}
          max={addYears(today(), closingYearsAhead)}
        />
      )}
      {is(asksRefinanceDate) && <DatePicker name="InterView.RefinanceDate" isMonthEnough />}
      {is(asksRenewingDate) && <DatePicker name="InterView.RenewingDate" />}
      {is(asksBalance) && <MoneyField name="InterView.Balance" optional />}
      {is(asksAddress) && (
        <Section title={t('address.title')}>
          <AddressLookup name={addressPath} isCanadian need={subjectAddressNeed(situation, application)} />
        </Section>
      )}
    </>
  )
}

/** The questions after purpose and stage, each shown under the domain's condition. */
export const FurtherQuestions = () => (
  <>
    <PropertyQuestions />
    <PlaceQuestions />
  </>
)
