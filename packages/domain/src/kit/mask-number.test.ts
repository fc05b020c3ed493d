import { expect, test } from 'vitest'
import { maskNumber } from './mask-number.ts'

test.each([
  ['R1234-56789-15412', '•••• 5412'],
  ['AB 1234', '•••• 34'],
  ['A12', '••••'],
  ['', '••••'],
])('of %s only the last characters are shown', (number, shown) => {
  expect(maskNumber(number)).toBe(shown)
})

test('a mask is not masked again', () => {
  for (const number of ['R1234-56789-15412', 'AB 1234', 'A12'])
    expect(maskNumber(maskNumber(number))).toBe(maskNumber(number))
})
