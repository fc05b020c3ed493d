import { expect, test } from 'vitest'
import { typedLine, typedStreet } from './typed-line.ts'

const [none, street, avenue, south] = [-1, 0, 1, 1]

test.each([
  ['157 Garafraxa St, Durham', ['157', 'Garafraxa', street, none, 'Durham']],
  ['157 Garafraxa Street South', ['157', 'Garafraxa', street, south, '']],
  ['4550 Saint-Denis', ['4550', 'Saint-Denis', none, none, '']],
  ['1200 avenue des Érables', ['1200', 'des Érables', avenue, none, '']],
  ['12-4550 rue Saint-Denis, H2J 2L3', ['12-4550', 'Saint-Denis', street, none, '']],
  ['Rural Route 3', ['', 'Rural Route 3', none, none, '']],
  ['4550, rue Saint-Denis, Montréal', ['4550', 'Saint-Denis', street, none, 'Montréal']],
  ['12-4550 , rue Saint-Denis', ['12-4550', 'Saint-Denis', street, none, '']],
  ['157', ['157', '', none, none, '']],
  ['157,', ['157', '', none, none, '']],
  ['', ['', '', none, none, '']],
])('%j typed into the search begins the address as %j', (typed, [number, name, type, direction, city]) =>
  expect(typedLine(typed)).toEqual({
    StreetNumber: number,
    StreetName: name,
    StreetTypeDD: type,
    StreetDirectionDD: direction,
    City: city,
  }),
)

test('the street as it was typed keeps its type', () => {
  expect(typedStreet('24 rue de la République, Lyon')).toBe('rue de la République')
  expect(typedStreet('10 Downing Street')).toBe('Downing Street')
})
