import { expect, test } from 'vitest'
import { provinceCode } from './place-codes.ts'
import { provinceOfPostalCode } from './province-of-postal-code.ts'

test.each([
  ['A1C 5S7', 'NL'],
  ['B3H 1A1', 'NS'],
  ['C1A 1A1', 'PE'],
  ['E3B 1A1', 'NB'],
  ['G1R 2S8', 'QC'],
  ['H2J 2L3', 'QC'],
  ['J8X 1A1', 'QC'],
  ['K1A 0B1', 'ON'],
  ['n0g1r0', 'ON'],
  ['P3A 1A1', 'ON'],
  ['R3C 1A1', 'MB'],
  ['S4P 1A1', 'SK'],
  ['T2P 1A1', 'AB'],
  ['V6B 1A1', 'BC'],
  ['Y1A 1A1', 'YT'],
])('%j is a code of %j', (code, province) => expect(provinceOfPostalCode(code)).toBe(provinceCode(province)))

test('a code of two territories, or none, names no province', () => {
  expect(provinceOfPostalCode('X1A 1A1')).toBe(undefined)
  expect(provinceOfPostalCode('')).toBe(undefined)
})
