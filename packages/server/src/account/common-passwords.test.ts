import { passwordProblems } from '@foyer/domain/kit/password.ts'
import { expect, test } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'

test('more than 3,000 different common passwords would satisfy the rule', () => {
  const passing = new Set(commonPasswords().filter((password) => passwordProblems(password).length === 0))
  expect(passing.size).toBeGreaterThan(3000)
})

test.each(['Password1!', 'pASSWORD1!', 'P@ssw0rd1!', 'Bienvenue2024!', 'Été2025!', 'H0ckey123!', 'Qwerty123!'])(
  '%s is common, however it is spelled',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['Maison#42xk', 'Tr0ut-Velvet9', 'Kp7#vuLm'])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
