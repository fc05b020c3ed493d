import type { Address } from '@foyer/domain/addresses/fields.ts'
import {
  countries,
  countryCodes,
  isInCanada,
  isInUnitedStates,
  isOverseas,
  otherState,
} from '@foyer/domain/addresses/rules.ts'
import { Skeleton } from '@mantine/core'
import { CallFailure } from '../feedback/call-failure.tsx'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Row } from '../page/step-page.tsx'
import classes from './address-fields.module.css'
import { MenuField, SelectField } from './choice-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { TextField } from './text-field.tsx'
import { useMenu } from './use-menu.ts'

interface AddressFieldsProps {
  /** The path of the address in the form's values. */
  name: string
  /** Canada only: hides the country. */
  isCanadian?: boolean
  /** Marks no field as required. */
  optional?: boolean
  disabled?: boolean
}

interface PartProps {
  at: (part: string) => string
  common: { texts: string; disabled: boolean }
}

/** Canada by default; another one clears what belongs to the previous country. */
const CountryField = ({ at, common }: PartProps) => {
  const { items, isLoading, failure, retry } = useMenu('IdentificationCountry')
  const set = useSetFormValue()
  const change = (country: number) => {
    set(at('CountryTypeDD'), country === countryCodes.canada ? countries.canada : countries.other)
    for (const part of ['ProvinceDD', 'StreetTypeDD', 'StreetDirectionDD']) set(at(part), -1)
    for (const part of ['PostalFsa', 'PostalLdu', 'InternationalPostalCode', 'Region']) set(at(part), '')
  }
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (isLoading) return <Skeleton height={76} aria-busy="true" />
  return <SelectField {...common} name={at('CountryDD')} choices={items} onChosen={change} width="md" />
}

/** The province, the state, or a region in words. */
const RegionField = ({ at, common, address }: PartProps & { address: Address }) => {
  const t = useKitTexts()
  if (isOverseas(address)) {
    return <TextField {...common} name={at('Region')} maxLength={100} optional autoComplete="address-level1" />
  }
  if (isInCanada(address)) return <MenuField {...common} name={at('ProvinceDD')} menu="Province" />
  return (
    <MenuField
      {...common}
      name={at('ProvinceDD')}
      menu="STATE"
      label={t('fields.State.label')}
      only={({ Value }) => Value !== otherState || !isInUnitedStates(address)}
    />
  )
}

const CodeField = ({ name, at, common, address }: PartProps & { name: string; address: Address }) => {
  const t = useKitTexts()
  if (isInCanada(address)) return <PostalCodeField {...common} address={name} />
  return (
    <TextField
      {...common}
      {...(isInUnitedStates(address) ? { label: t('fields.Zip.label') } : {})}
      name={at('InternationalPostalCode')}
      maxLength={12}
      width="sm"
      autoComplete="postal-code"
    />
  )
}

/** The parts of an address, filled in manually. Their labels are the kit's, the same in every feature. */
export const AddressFields = ({ name, isCanadian = false, optional = false, disabled = false }: AddressFieldsProps) => {
  const at = (part: string) => `${name}.${part}`
  const address = useFormValue<Address>(name)
  const common = { texts: 'kit', disabled }
  const mayMiss = { optional: !optional }
  return (
    <div className={classes.address}>
      {!isCanadian && <CountryField at={at} common={common} />}
      <div className={classes.line}>
        <TextField {...common} name={at('StreetNumber')} maxLength={20} width="xs" />
        <TextField {...common} name={at('StreetName')} maxLength={100} />
      </div>
      {!isOverseas(address) && (
        <Row>
          <MenuField {...common} {...mayMiss} name={at('StreetTypeDD')} menu="StreetType" />
          <MenuField {...common} {...mayMiss} name={at('StreetDirectionDD')} menu="StreetDirection" />
        </Row>
      )}
      <TextField {...common} {...mayMiss} name={at('UnitNumber')} maxLength={10} width="xs" />
      <Row>
        <TextField {...common} name={at('City')} maxLength={100} autoComplete="address-level2" />
        <RegionField at={at} common={common} address={address} />
      </Row>
      <CodeField name={name} at={at} common={common} address={address} />
    </div>
  )
}
