import { expect, test } from 'vitest'
import { requiredFields } from './mortgage-fields.ts'

const today = '2026-11-20'

test('a renewal marks as optional only what its rules do not require', () => {
  const required = requiredFields(true, today)
  expect(required.has('Balance')).toBe(true)
  expect(required.has('MaturityDate')).toBe(true)
  expect(required.has('MortgageHolder')).toBe(false)
})

test('otherwise all fields of an existing mortgage are optional', () => {
  expect([...requiredFields(false, today)]).toEqual([])
})
