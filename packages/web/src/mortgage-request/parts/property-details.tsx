import { yearOf } from '@foyer/domain/kit/dates.ts'
import type { RequestParts } from '@foyer/domain/mortgage-request/conditions.ts'
import { DatePicker, MenuField, MoneyField, NumberField } from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { PropertyTypeField } from '../../interview/index.ts'
import { useTexts } from '../texts.ts'
import { property } from './request-values.ts'

const asked = [
  'OriginalValue',
  'PurchaseDate',
  'DwellingStyleDD',
  'NewConstructionDD',
  'Age',
  'PropertyTypeDD',
  'CondoFees',
  'AnnualTaxes',
  'TaxYear',
  'HeatTypeDD',
  'WaterTypeDD',
  'SewageTypeDD',
  'LivingSpace',
  'LotSize',
  'GarageTypeDD',
  'GarageSizeDD',
].map(property)

const Purchase = () => (
  <Row>
    <MoneyField name={property('OriginalValue')} optional />
    <DatePicker name={property('PurchaseDate')} max={today()} optional />
  </Row>
)

const Building = () => {
  const t = useTexts()
  return (
    <>
      <MenuField name={property('DwellingStyleDD')} menu="DwellingStyle" width="md" optional />
      <MenuField name={property('NewConstructionDD')} menu="NewConstruction" optional />
      <NumberField name={property('Age')} digits={3} unit={t('years')} optional />
      <MenuField name={property('PropertyTypeDD')} menu="Tenure" optional />
      <Row>
        <NumberField name={property('LivingSpace')} unit={t('squareFeet')} width="sm" optional />
        <NumberField name={property('LotSize')} unit={t('squareFeet')} width="sm" optional />
      </Row>
    </>
  )
}

const Costs = () => (
  <>
    <MoneyField name={property('CondoFees')} cents optional />
    <Row>
      <MoneyField name={property('AnnualTaxes')} cents optional />
      <NumberField name={property('TaxYear')} isYear placeholder={String(yearOf(today()))} optional />
    </Row>
  </>
)

const Equipment = () => (
  <>
    <MenuField name={property('HeatTypeDD')} menu="HeatType" width="md" optional />
    <MenuField name={property('WaterTypeDD')} menu="WaterType" columns={2} optional />
    <MenuField name={property('SewageTypeDD')} menu="SewageType" columns={2} optional />
    <MenuField name={property('GarageTypeDD')} menu="GarageType" columns={2} optional />
    <MenuField name={property('GarageSizeDD')} menu="GarageSize" columns={2} optional />
  </>
)

/** Optional details for the lender, collapsed. */
export const PropertyDetails = ({ parts, asksType }: { parts: RequestParts; asksType: boolean }) => {
  const t = useTexts()
  return (
    <Fold title={t('more.title')} lead={t('more.lead')} fields={asked}>
      {parts.purchaseHistory && <Purchase />}
      {asksType && <PropertyTypeField name={property('DwellingTypeDD')} optional />}
      <Building />
      <Costs />
      <Equipment />
    </Fold>
  )
}
