import { expect, test } from 'vitest'
import { assertNoProblems, Refusal } from './refusal.ts'

test('a refusal has three hundred errors of fields at most', () => {
  const problems = Array.from({ length: 1000 }, (_, at) => ({ Field: `f${at}`, Key: 'LeadFieldRequired' as const }))
  try {
    assertNoProblems(problems)
    expect.unreachable()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect([error.key, error.errors.length]).toEqual(['LeadFieldRequired', 300])
  }
})
