import { expect, test } from 'vitest'
import { typedLine } from './typed-line.ts'

test.each([
  ['157 Garafraxa St, Durham', ['157', 'Garafraxa St', 'Durham']],
  ['4550 Saint-Denis', ['4550', 'Saint-Denis', '']],
  ['12-4550 rue Saint-Denis, H2J 2L3', ['12-4550', 'rue Saint-Denis', '']],
  ['Rural Route 3', ['', 'Rural Route 3', '']],
  ['4550, rue Saint-Denis, Montréal', ['4550', 'rue Saint-Denis', 'Montréal']],
  ['12-4550 , rue Saint-Denis', ['12-4550', 'rue Saint-Denis', '']],
  ['157', ['157', '', '']],
  ['157,', ['157', '', '']],
  ['', ['', '', '']],
])('%j typed into the search begins the address as %j', (typed, [StreetNumber, StreetName, City]) =>
  expect(typedLine(typed)).toEqual({ StreetNumber, StreetName, City }),
)
