import type { Language } from '../kit/language.ts'
import { formatPostalCode } from '../kit/postal-code.ts'
import type { PropertyDetail } from './fields.ts'

/** `4-4550 Main Street, Ottawa, Ontario K1A 0B1`; in French `Montréal (Québec) H2J 2L3`. Postal codes do not break. */
export const propertyLine = (place: PropertyDetail, language: Language): string => {
  const { UnitNumber, AddressLine1, City, ProvinceDisplayName: province, PostalCode } = place
  const street = [UnitNumber, AddressLine1].filter(Boolean).join('-')
  const town =
    language === 'fr' && City !== '' && province !== ''
      ? `${City} (${province})`
      : [City, province].filter(Boolean).join(', ')
  const end = [town, formatPostalCode(PostalCode).replace(' ', '\u00a0')].filter(Boolean).join(' ')
  return [street, end].filter(Boolean).join(', ')
}
