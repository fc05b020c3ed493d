import { homeEquityLine } from '@foyer/domain/mortgages/rules.ts'
import { expect, test } from 'vitest'
import { requiredFields } from './mortgage-fields.ts'

const today = '2026-11-20'

test('a renewal marks as optional only what its rules do not require', () => {
  const required = requiredFields(true, 0, today)
  expect(required.has('Balance')).toBe(true)
  expect(required.has('MaturityDate')).toBe(true)
  expect(required.has('MortgageHolder')).toBe(false)
})

test('a renewal requires neither an original amount nor a maturity date of a line of credit', () => {
  const required = requiredFields(true, homeEquityLine, today)
  expect(['LoanTypeDD', 'Balance', 'TotalLoanAmount', 'MaturityDate'].map((field) => required.has(field))).toEqual([
    ...[true, true, false, false],
  ])
})

test('otherwise all fields of an existing mortgage are optional', () => {
  expect([...requiredFields(false, -1, today)]).toEqual([])
})
