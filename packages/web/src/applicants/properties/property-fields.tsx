import { homeNeed } from '@foyer/domain/addresses/rules.ts'
import { bringsRent, hasCondoFees } from '@foyer/domain/applicants/properties/conditions.ts'
import { AddressLookup, AmountsOf, DatePicker, MenuField, MoneyField, TextField } from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { Row, Section } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { useStep } from '../../wizard/step-context.ts'
import type { Applicant } from '../parts/applicant-of.ts'
import { MortgageBlocks } from './mortgage-blocks.tsx'
import { OccupancyField } from './occupancy-field.tsx'
import { at } from './property-values.ts'
import { useTexts } from './texts.ts'

const Use = ({ applicant }: { applicant: Applicant }) => {
  const OccupancyTypeDD = useFormValue<number>(at('OccupancyTypeDD'))
  const PropertyTypeDD = useFormValue<number>(at('PropertyTypeDD'))
  return (
    <>
      <OccupancyField name={at('OccupancyTypeDD')} applicant={applicant} />
      <FollowUp when={bringsRent({ OccupancyTypeDD }) === true}>
        <MoneyField name={at('RentalIncome')} cents />
      </FollowUp>
      <MenuField name={at('PropertyTypeDD')} menu="PropertyOwnedType" width="md" />
      <FollowUp when={hasCondoFees({ PropertyTypeDD }) === true}>
        <MoneyField name={at('CondoFees')} cents />
      </FollowUp>
    </>
  )
}

const More = () => {
  const t = useTexts()
  const fields = ['OriginalValue', 'PurchaseDate', 'EstimatedPropertyValue', 'Heating', 'ExpHydro', 'ExpInsurance']
  return (
    <Fold title={t('more.title')} lead={t('more.lead')} fields={fields.map(at)}>
      <Row>
        <MoneyField name={at('OriginalValue')} optional />
        <DatePicker name={at('PurchaseDate')} max={today()} optional />
      </Row>
      <MoneyField name={at('EstimatedPropertyValue')} optional />
      <Row>
        <MoneyField name={at('Heating')} cents optional />
        <MoneyField name={at('ExpHydro')} cents optional />
      </Row>
      <MoneyField name={at('ExpInsurance')} cents optional />
    </Fold>
  )
}

export const PropertyFields = ({ applicant, isNew }: { applicant: Applicant; isNew: boolean }) => {
  const t = useTexts()
  const first = useFocusFirst()
  const { application } = useStep()
  return (
    <AmountsOf address={at('Address')}>
      <div ref={isNew ? first : undefined}>
        <AddressLookup name={at('Address')} need={homeNeed(application)} />
      </div>
      <Section title={t('about')}>
        <Use applicant={applicant} />
        <TextField name={at('CoOwners')} maxLength={200} optional />
        <Row>
          <MoneyField name={at('PropertyValue')} />
          <MoneyField name={at('AnnualTaxes')} cents />
        </Row>
      </Section>
      <MortgageBlocks />
      <More />
    </AmountsOf>
  )
}
