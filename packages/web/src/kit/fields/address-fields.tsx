import type { ReactNode } from 'react'
import { useFormValue } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Row } from '../page/step-page.tsx'
import classes from './address-fields.module.css'
import { MenuField } from './choice-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { TextField } from './text-field.tsx'

interface AddressFieldsProps {
  /** The path of the address in the form's values. */
  name: string
  /** A search line above that fills the parts. */
  search?: ReactNode
  /** Canada only: the country is not asked. */
  isCanadian?: boolean
  disabled?: boolean
}

const canada = 1

/** An address by hand, with the parts on the wire. Their labels are the kit's, the same in every feature. */
export const AddressFields = ({ name, search, isCanadian = false, disabled = false }: AddressFieldsProps) => {
  const at = (part: string) => `${name}.${part}`
  const isInCanada = useFormValue<number>(at('CountryTypeDD')) === canada
  const t = useKitTexts()
  const common = { texts: 'kit', disabled }
  return (
    <div className={classes.address}>
      {search}
      <div className={classes.line}>
        <TextField {...common} name={at('StreetNumber')} maxLength={20} width="xs" />
        <TextField {...common} name={at('StreetName')} maxLength={100} />
      </div>
      <Row>
        <MenuField {...common} name={at('StreetTypeDD')} menu="StreetType" optional />
        <MenuField {...common} name={at('StreetDirectionDD')} menu="StreetDirection" optional />
      </Row>
      <TextField {...common} name={at('UnitNumber')} maxLength={10} width="xs" optional />
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
      {!isCanadian && <MenuField {...common} name={at('CountryTypeDD')} menu="CountryType" columns={2} />}
    </div>
  )
}
