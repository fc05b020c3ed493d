import { expect, test } from 'vitest'
import { isEmail, mailtoOf } from './email.ts'

test('a link to an address has it alone, and no headers of the mail', () => {
  expect(mailtoOf('ada@example.ca')).toBe('mailto:ada@example.ca')
  const address = 'x?bcc=evil@evil.example'
  expect(isEmail(address)).toBe(true)
  expect(mailtoOf(address)).toBe('mailto:x%3Fbcc%3Devil@evil.example')
})

test('an address in brackets is one of the public internet', () => {
  for (const ip of [
    '8.8.8.8',
    '100.63.0.1',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '198.20.0.1',
    '223.1.1.1',
  ])
    expect([ip, isEmail(`root@[${ip}]`)]).toEqual([ip, true])
  const within = ['0.0.0.0', '10.0.0.5', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.1']
  for (const ip of [...within, '192.168.1.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'])
    expect([ip, isEmail(`root@[${ip}]`)]).toEqual([ip, false])
})
