import { describe, expect, it, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import type { Address } from '../addresses/fields.ts'
import { fullAddressLine, streetLine } from './address-lines.ts'

const given = (part: Partial<Address>): Address => ({ ...blankAddress, ...part })
const main = given({ UnitNumber: '5', StreetNumber: '120', StreetName: 'Main', StreetTypeDD: 0, StreetDirectionDD: 3 })

describe('a street line', () => {
  test.each<[string, Address, string, string]>([
    ['has its parts in the order of the language', main, '5-120 Main Street West', '5-120, rue Main Ouest'],
    ['goes without a type', given({ StreetNumber: '7', StreetName: 'Rang 4' }), '7 Rang 4', '7 Rang 4'],
    ['goes without a number', given({ StreetName: 'Laurier', StreetTypeDD: 1 }), 'Laurier Avenue', 'avenue Laurier'],
    ['is the typed line where no street is named', given({ AddressLine1: 'PO Box 5' }), 'PO Box 5', 'PO Box 5'],
    ['is empty for nothing', blankAddress, '', ''],
  ])('%s', (_, address, en, fr) => {
    expect(streetLine(address, 'en')).toBe(en)
    expect(streetLine(address, 'fr')).toBe(fr)
  })
})

describe('a full line', () => {
  const town = given({ ...main, City: 'Gatineau', ProvinceDD: 11, PostalFsa: 'J8X', PostalLdu: '1A1' })
  it('adds town, province and postal code', () => {
    expect(fullAddressLine(town, 'en')).toBe('5-120 Main Street West, Gatineau, Quebec J8X 1A1')
    expect(fullAddressLine(town, 'fr')).toBe('5-120, rue Main Ouest, Gatineau (Québec) J8X 1A1')
  })
  it('is a province alone when only that is known', () => {
    expect(fullAddressLine(given({ ProvinceDD: 9 }), 'en')).toBe('Ontario')
    expect(fullAddressLine(given({ ProvinceDD: 9 }), 'fr')).toBe('Ontario')
  })
  it('has an international postal code elsewhere', () =>
    expect(
      fullAddressLine(
        given({ StreetName: 'Elm', City: 'Paris', CountryTypeDD: 2, InternationalPostalCode: '75001' }),
        'en',
      ),
    ).toBe('Elm, Paris 75001'))
  it('has the region and the country outside Canada and the United States', () => {
    const overseas = given({
      StreetNumber: '18',
      StreetName: 'rue de la Paix',
      City: 'Lyon',
      CountryTypeDD: 2,
      CountryDD: 276,
      ProvinceDD: 53,
      Region: 'Rhône',
      InternationalPostalCode: '69001',
    })
    expect(fullAddressLine(overseas, 'en')).toBe('18 rue de la Paix, 69001 Lyon, Rhône, Germany')
    expect(fullAddressLine(overseas, 'fr')).toBe('18 rue de la Paix, 69001 Lyon (Rhône), Allemagne')
  })
  it('has the code behind the town where that is usual', () => {
    const london = {
      City: 'London',
      CountryTypeDD: 2,
      CountryDD: 826,
      ProvinceDD: 53,
      InternationalPostalCode: 'W1A 1AA',
    }
    expect(fullAddressLine(given(london), 'en')).toBe('London W1A 1AA, United Kingdom')
  })
  it('has the state in the United States', () =>
    expect(
      fullAddressLine(
        given({ City: 'Buffalo', CountryTypeDD: 2, CountryDD: 2, ProvinceDD: 33, InternationalPostalCode: '14222' }),
        'en',
      ),
    ).toBe('Buffalo, New York 14222'))
})
