import { expect, test } from 'vitest'
import { propertyLine } from './property-line.ts'

const place = {
  UnitNumber: '4',
  AddressLine1: '4550, rue Saint-Denis',
  City: 'Montréal',
  ProvinceDisplayName: 'Québec',
  CountryDisplayName: 'Canada',
  PostalCode: 'h2j2l3',
}

test('a property in one line, as each language writes it', () => {
  expect(propertyLine(place, 'en')).toBe('4-4550, rue Saint-Denis, Montréal, Québec H2J\u00a02L3')
  expect(propertyLine(place, 'fr')).toBe('4-4550, rue Saint-Denis, Montréal (Québec) H2J\u00a02L3')
})

test('omits separators of unknown parts', () => {
  const blank = { ...place, UnitNumber: '', ProvinceDisplayName: '', PostalCode: '' }
  expect(propertyLine(blank, 'fr')).toBe('4550, rue Saint-Denis, Montréal')
})
