import { expect, test } from 'vitest'
import {
  codeProblems,
  emailProblems,
  isCode,
  nameProblems,
  type Registration,
  registrationProblems,
  resetProblems,
  signInProblems,
} from './rules.ts'

const good: Registration = {
  FirstName: 'Ada',
  LastName: 'Roy',
  Email: ' Ada.Roy@Example.CA ',
  Password: 'Maison#42x',
  ConfirmPassword: 'Maison#42x',
}
const keys = (problems: { Field: string; Key: string }[]) => problems.map(({ Field, Key }) => `${Field} ${Key}`)

test('accepts a complete registration, however the address is spelled', () => {
  expect(registrationProblems(good)).toEqual([])
})

test.each<[Partial<Registration>, string[]]>([
  [{ FirstName: ' ' }, ['FirstName RequiredFirstName']],
  [{ LastName: '' }, ['LastName RequiredLastName']],
  [{ Email: '' }, ['Email RequiredEmailAddress']],
  [{ Email: 'ada@roy' }, ['Email InvalidEmail']],
  [{ Password: '', ConfirmPassword: '' }, ['Password RequiredPassword']],
  [{ Password: 'maison#42', ConfirmPassword: 'maison#42' }, ['Password PasswordFormat']],
  [{ ConfirmPassword: 'Maison#42y' }, ['ConfirmPassword PasswordsDoNotMatch']],
])('reports the problems of a registration with %j: %j', (change, expected) => {
  expect(keys(registrationProblems({ ...good, ...change }))).toEqual(expected)
})

test('reports every missing field of an empty registration in page order', () => {
  const empty = { FirstName: '', LastName: '', Email: '', Password: '', ConfirmPassword: '' }
  expect(keys(registrationProblems(empty))).toEqual([
    'FirstName RequiredFirstName',
    'LastName RequiredLastName',
    'Email RequiredEmailAddress',
    'Password RequiredPassword',
  ])
})

test('requires both password fields, and the same value in both', () => {
  expect(keys(resetProblems({ Password: '', ConfirmPassword: '' }))).toEqual([
    'Password RequiredPassword',
    'ConfirmPassword RequiredConfirmPassword',
  ])
  expect(keys(resetProblems({ Password: 'Maison#42x', ConfirmPassword: '' }))).toEqual([
    'ConfirmPassword RequiredConfirmPassword',
  ])
  expect(keys(resetProblems({ Password: 'Maison#42x', ConfirmPassword: 'x' }))).toEqual([
    'ConfirmPassword PasswordsDoNotMatch',
  ])
})

test('reports one key for both missing fields of a sign-in, then an invalid address', () => {
  expect(keys(signInProblems({ Email: '', Password: '' }))).toEqual(['Email EmailPasswordRequired'])
  expect(keys(signInProblems({ Email: 'ada@roy.ca', Password: '' }))).toEqual(['Password EmailPasswordRequired'])
  expect(keys(signInProblems({ Email: 'ada', Password: 'x' }))).toEqual(['Email InvalidEmail'])
  expect(signInProblems({ Email: 'ada@roy.ca', Password: 'x' })).toEqual([])
})

test('requires a name and an address', () => {
  expect(keys(nameProblems({ FirstName: '', LastName: 'Roy' }))).toEqual(['FirstName RequiredFirstName'])
  expect(keys(emailProblems('\t'))).toEqual(['Email RequiredEmailAddress'])
})

test('accepts six digits as a code', () => {
  expect(['012345', '999999'].every(isCode)).toBe(true)
  expect(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '12345\n'].some(isCode)).toBe(false)
  expect(keys(codeProblems(' '))).toEqual(['code RequiredVerificationCode'])
})
