import { countries } from '@foyer/domain/addresses/rules.ts'
import { Checkbox } from '@mantine/core'
import { useFormContext, useFormValue, useSetFormValue } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Row } from '../page/step-page.tsx'
import classes from './address-fields.module.css'
import { MenuField } from './choice-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { TextField } from './text-field.tsx'

interface AddressFieldsProps {
  /** The path of the address in the form's values. */
  name: string
  /** Canada only: hides the country. */
  isCanadian?: boolean
  /** Marks no field as required. */
  optional?: boolean
  disabled?: boolean
}

/** Canada by default; changing it clears the province and postal code. */
const CountryBox = ({ at, disabled }: { at: (part: string) => string; disabled: boolean }) => {
  const t = useKitTexts()
  const { id } = useFormContext()
  const set = useSetFormValue()
  const country = useFormValue<number>(at('CountryTypeDD'))
  const change = (isAbroad: boolean) => {
    set(at('CountryTypeDD'), isAbroad ? countries.other : countries.canada)
    set(at('ProvinceDD'), -1)
    for (const part of ['PostalFsa', 'PostalLdu', 'InternationalPostalCode']) set(at(part), '')
  }
  return (
    <Checkbox
      id={`${id}-${at('CountryTypeDD')}`}
      label={t('address.abroad')}
      checked={country === countries.other}
      onChange={(event) => change(event.currentTarget.checked)}
      disabled={disabled}
    />
  )
}

/** The parts of an address, filled in manually. Their labels are the kit's, the same in every feature. */
export const AddressFields = ({ name, isCanadian = false, optional = false, disabled = false }: AddressFieldsProps) => {
  const at = (part: string) => `${name}.${part}`
  const isInCanada = useFormValue<number>(at('CountryTypeDD')) !== countries.other
  const t = useKitTexts()
  const common = { texts: 'kit', disabled }
  const mayMiss = { optional: !optional }
  return (
    <div className={classes.address}>
      {!isCanadian && <CountryBox at={at} disabled={disabled} />}
      <div className={classes.line}>
        <TextField {...common} name={at('StreetNumber')} maxLength={20} width="xs" />
        <TextField {...common} name={at('StreetName')} maxLength={100} />
      </div>
      <Row>
        <MenuField {...common} {...mayMiss} name={at('StreetTypeDD')} menu="StreetType" />
        <MenuField {...common} {...mayMiss} name={at('StreetDirectionDD')} menu="StreetDirection" />
      </Row>
      <TextField {...common} {...mayMiss} name={at('UnitNumber')} maxLength={10} width="xs" />
      <Row>
        <TextField {...common} name={at('City')} maxLength={100} autoComplete="address-level2" />
        <MenuField
          {...common}
          name={at('ProvinceDD')}
          {...(isInCanada ? { menu: 'Province' } : { menu: 'STATE', label: t('fields.State.label') })}
        />
      </Row>
      {isInCanada ? (
        <PostalCodeField {...common} address={name} />
      ) : (
        <TextField
          {...common}
          name={at('InternationalPostalCode')}
          maxLength={12}
          width="sm"
          autoComplete="postal-code"
        />
      )}
    </div>
  )
}
