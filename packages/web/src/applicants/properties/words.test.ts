import { purposes } from '@foyer/domain/codes/purposes.ts'
import { expect, it } from 'vitest'
import { wordsFor } from './words.ts'

const whyOf = (DealPurposeDD: number) => wordsFor({ DealPurposeDD, SearchStageDD: -1 }).why

it('leaves the property of the mortgage out only where the application is about one that is owned', () => {
  expect(whyOf(purposes.renewal)).toBe('besides.why')
  expect(whyOf(purposes.refinance)).toBe('besides.why')
  expect(whyOf(purposes.purchase)).toBe('why')
  expect(whyOf(purposes.construction)).toBe('why')
})

it('asks in words that are true of each purpose where the purpose is not shown', () =>
  expect(whyOf(-1)).toBe('unknown.why'))
