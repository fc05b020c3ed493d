import { foldAddress } from '@foyer/domain/addresses/fold.ts'
import { isCodeOf, labelOf } from '@foyer/domain/codes/menus.ts'
import { isPostalCode, splitPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { properCase } from './proper-case.ts'

/** An address as imported; ProvinceDD is the code of the menu. */
export interface GivenAddress {
  UnitNumber: string
  StreetNumber: string
  /** Name with type and direction: `Garafraxa Street South`. */
  Street: string
  City: string
  ProvinceDD: number
  PostalCode: string
}

/** The columns of both tables; name and place are folded. */
export interface AddressRow {
  route: string
  city: string
  province: number
  name: string
  place: string
  number: string
  unit: string
  postal: string
}

const shortNames: Readonly<Record<number, string>> = {
  1: 'ab',
  2: 'bc cb',
  3: 'mb',
  4: 'nb',
  5: 'nl tnl',
  6: 'nt tno',
  7: 'ns ne',
  8: 'nu',
  9: 'on',
  10: 'pe ipe',
  11: 'qc',
  12: 'sk',
  13: 'yt',
}

/** Search words for a province: both names and their abbreviations. */
const provinceWords = (province: number): string => {
  const names = [labelOf('Province', province, 'en'), labelOf('Province', province, 'fr'), shortNames[province] ?? '']
  return [...new Set(foldAddress(names.join(' ')).split(' '))].join(' ')
}

/** Cuts by code points: a lone surrogate is not valid text for a database. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

/** The row of an address; undefined without number, street, city or province. */
export const addressRow = (given: GivenAddress): AddressRow | undefined => {
  const route = cut(properCase(cleanLine(given.Street)), 120)
  const city = cut(properCase(cleanLine(given.City)), 100)
  const number = cut(cleanLine(given.StreetNumber).toLowerCase(), 20)
  const name = foldAddress(route)
  const { PostalFsa, PostalLdu } = splitPostalCode(given.PostalCode)
  if (!number || !name || !city || !isCodeOf('Province', given.ProvinceDD)) return undefined
  return {
    route,
    city,
    province: given.ProvinceDD,
    name,
    place: `${foldAddress(city)} ${provinceWords(given.ProvinceDD)}`,
    number,
    unit: cut(cleanLine(given.UnitNumber).toUpperCase(), 10),
    postal: isPostalCode(given.PostalCode) ? PostalFsa + PostalLdu : '',
  }
}
