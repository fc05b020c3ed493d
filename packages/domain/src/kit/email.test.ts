import { expect, test } from 'vitest'
import { isEmail, mailtoOf } from './email.ts'

test('a link to an address has it alone, and no headers of the mail', () => {
  expect(mailtoOf('ada@example.ca')).toBe('mailto:ada@example.ca')
  const address = 'x?bcc=evil@evil.example'
  expect(isEmail(address)).toBe(true)
  expect(mailtoOf(address)).toBe('mailto:x%3Fbcc%3Devil@evil.example')
})
