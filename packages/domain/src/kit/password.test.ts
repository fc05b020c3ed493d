import { describe, expect, it, test } from 'vitest'
import { passwordDemands, passwordProblems, passwordRule } from './password.ts'

describe('a new password', () => {
  test.each(['Abc12@', 'Sesame-Open_2026', 'Été!2026'])('%s is accepted', (password) =>
    expect(passwordProblems(password)).toEqual([]),
  )
  test.each([
    ['', passwordDemands],
    ['Ab1@x', ['length']],
    ['Abcdefgh1234567@x', ['length']],
    ['Abc 12@', ['noSpace']],
    ['Abcdef@', ['digit']],
    ['abc12@', ['upper']],
    ['ABC12@', ['lower']],
    ['Abc123', ['special']],
    ['Abc12&', ['special']],
  ])('%j misses %j', (password, missing) => expect(passwordProblems(password)).toEqual(missing))
  it.each(Array.from(passwordRule.specials))('may have %s as its special character', (special) =>
    expect(passwordProblems(`Abc12${special}`)).toEqual([]),
  )
})
