import type { Address } from '@foyer/domain/addresses/fields.ts'
import { provinceOfPostalCode } from '@foyer/domain/addresses/province-of-postal-code.ts'
import {
  type AddressNeed,
  type AddressPart,
  countries,
  countryCodes,
  isInCanada,
  isInUnitedStates,
  isOverseas,
  otherState,
  requiredParts,
} from '@foyer/domain/addresses/rules.ts'
import { streetParts } from '@foyer/domain/addresses/street-parts.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { CallFailure } from '../feedback/call-failure.tsx'
import { useFormValue, useSetFormValue } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Row } from '../page/step-page.tsx'
import classes from './address-fields.module.css'
import { MenuField, SelectField } from './choice-fields.tsx'
import { CheckboxField } from './flag-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { TextField } from './text-field.tsx'
import { useMenu } from './use-menu.ts'

interface AddressFieldsProps {
  /** The path of the address in the form's values. */
  name: string
  /** Canada only: hides the country. */
  isCanadian?: boolean
  /** What is required; the other fields are marked as optional. */
  need: AddressNeed
  /** The street as it was typed into the search, with its type: an address abroad has it in one part. */
  typedStreet?: string
  disabled?: boolean
}

interface PartProps {
  at: (part: string) => string
  common: { texts: string; disabled: boolean }
  /** The mark of a part that may be missing. */
  mayMiss: (part: AddressPart) => { optional: boolean }
}

/** Canada by default; another one clears what belongs to the previous country. */
const CountryField = ({ at, common, typedStreet }: PartProps & { typedStreet: string }) => {
  const { items, isLoading, failure, retry } = useMenu('IdentificationCountry')
  const set = useSetFormValue()
  const streetName = useFormValue<string>(at('StreetName'))
  const change = (country: number) => {
    const isTyped = typedStreet !== '' && streetParts(typedStreet).StreetName === streetName
    if (country > countryCodes.unitedStates && isTyped) set(at('StreetName'), typedStreet)
    set(at('CountryTypeDD'), country === countryCodes.canada ? countries.canada : countries.other)
    for (const part of ['ProvinceDD', 'StreetTypeDD', 'StreetDirectionDD']) set(at(part), -1)
    for (const part of ['PostalFsa', 'PostalLdu', 'InternationalPostalCode', 'Region']) set(at(part), '')
  }
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (isLoading) return <Skeleton height={76} aria-busy="true" />
  return <SelectField {...common} name={at('CountryDD')} choices={items} onChosen={change} width="md" />
}

/** The province, the state, or a region in words. */
const RegionField = ({ at, common, mayMiss, address }: PartProps & { address: Address }) => {
  const t = useKitTexts()
  if (isOverseas(address)) {
    return <TextField {...common} name={at('Region')} maxLength={100} optional autoComplete="address-level1" />
  }
  if (isInCanada(address)) {
    return <MenuField {...common} {...mayMiss('ProvinceDD')} name={at('ProvinceDD')} menu="Province" />
  }
  return (
    <MenuField
      {...common}
      {...mayMiss('ProvinceDD')}
      name={at('ProvinceDD')}
      menu="STATE"
      label={t('fields.State.label')}
      only={({ Value }) => Value !== otherState || !isInUnitedStates(address)}
    />
  )
}

const CodeField = ({ name, at, common, mayMiss, address }: PartProps & { name: string; address: Address }) => {
  const t = useKitTexts()
  const set = useSetFormValue()
  if (isInCanada(address)) {
    const fillProvince = (code: string) => {
      const province = provinceOfPostalCode(code)
      if (address.ProvinceDD < 0 && province !== undefined) set(at('ProvinceDD'), province)
    }
    return <PostalCodeField {...common} {...mayMiss('PostalFsa')} address={name} onComplete={fillProvince} />
  }
  return (
    <TextField
      {...common}
      {...mayMiss('InternationalPostalCode')}
      {...(isInUnitedStates(address) ? { label: t('fields.Zip.label') } : {})}
      name={at('InternationalPostalCode')}
      maxLength={12}
      width="sm"
      autoComplete="postal-code"
    />
  )
}

/** The parts of an address, filled in manually. Their labels are the kit's, the same in every feature. */
export const AddressFields = ({
  name,
  isCanadian = false,
  need,
  typedStreet = '',
  disabled = false,
}: AddressFieldsProps) => {
  const at = (part: string) => `${name}.${part}`
  const address = useFormValue<Address>(name)
  const common = { texts: 'kit', disabled }
  const [mayLackNumber] = useState(address.StreetNumber === '')
  const required = requiredParts(address, need)
  const mayMiss = (part: AddressPart) => ({ optional: need !== 'nothing' && !required.includes(part) })
  const never = { optional: need !== 'nothing' }
  const asksNumber = need === 'full' && !isOverseas(address) && (isInCanada(address) || isInUnitedStates(address))
  return (
    <div className={classes.address}>
      {!isCanadian && <CountryField at={at} common={common} mayMiss={mayMiss} typedStreet={typedStreet} />}
      <div className={classes.line} data-optional={mayMiss('StreetNumber').optional}>
        {!(asksNumber && address.NoStreetNumberFlag === 1) && (
          <TextField {...common} {...mayMiss('StreetNumber')} name={at('StreetNumber')} maxLength={20} width="xs" />
        )}
        <TextField {...common} {...mayMiss('StreetName')} name={at('StreetName')} maxLength={100} />
      </div>
      {asksNumber && mayLackNumber && <CheckboxField {...common} name={at('NoStreetNumberFlag')} />}
      {!isOverseas(address) && (
        <Row>
          <MenuField {...common} {...never} name={at('StreetTypeDD')} menu="StreetType" />
          <MenuField {...common} {...never} name={at('StreetDirectionDD')} menu="StreetDirection" />
        </Row>
      )}
      <TextField {...common} {...never} name={at('UnitNumber')} maxLength={10} width="xs" />
      <Row>
        <TextField {...common} {...mayMiss('City')} name={at('City')} maxLength={100} autoComplete="address-level2" />
        <RegionField at={at} common={common} mayMiss={mayMiss} address={address} />
      </Row>
      <CodeField name={name} at={at} common={common} mayMiss={mayMiss} address={address} />
    </div>
  )
}
