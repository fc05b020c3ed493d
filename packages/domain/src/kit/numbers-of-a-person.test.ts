import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'
import { formatPhone, internationalPhone, isPhone, normalisePhone } from './phone.ts'
import { formatPostalCode, isPostalCode, splitPostalCode } from './postal-code.ts'
import { isMaskedSin, isValidSin, maskSin, normaliseSin } from './sin.ts'

const nineDigits = fc.stringMatching(/^\d{9}$/)

describe('a SIN', () => {
  test.each(['046 454 286', '046454286', '046-454-286', '130 692 544'])('%s is valid', (sin) =>
    expect(isValidSin(sin)).toBe(true),
  )
  test.each(['', '046 454 287', '04645428', '0464542860', '000 000 000', '046 454 28x', '••• ••• 286'])(
    '%j is invalid',
    (sin) => expect(isValidSin(sin)).toBe(false),
  )
  it('is invalid with one digit changed', () => {
    fc.assert(
      fc.property(nineDigits.filter(isValidSin), fc.nat(8), fc.integer({ min: 1, max: 9 }), (sin, at, by) => {
        const digit = (Number(sin[at]) + by) % 10
        return !isValidSin(`${sin.slice(0, at)}${digit}${sin.slice(at + 1)}`)
      }),
    )
  })
  it('shows its last three digits only', () => {
    fc.assert(fc.property(nineDigits, (sin) => maskSin(sin) === `••• ••• ${sin.slice(6)}` && isMaskedSin(maskSin(sin))))
  })
  it('is never mistaken for a mask', () => {
    fc.assert(fc.property(nineDigits, (sin) => !isMaskedSin(sin)))
  })
  it('that is not complete has no mask', () => expect(maskSin('12')).toBe(''))
  it('keeps characters that are not digits, so that the rule rejects them', () =>
    expect(normaliseSin('04a 454 286')).toBe('04a454286'))
})

describe('a phone number', () => {
  it.each(['+33 6 23 45 67 8', '0033 6 23 45 67 8', '011 33 6 23 45 67 8'])(
    '%s, with a country code and a missing digit, does not become a North American one',
    (text) => {
      expect(normalisePhone(text)).toBe('+3362345678')
      expect(formatPhone(text)).toBe(text)
    },
  )
  test.each(['4165551234', '(416) 555-1234', '+1 416 555 1234', '1-416-555-1234', '416.555.1234'])(
    '%s is valid',
    (text) => {
      expect(isPhone(text)).toBe(true)
      expect(normalisePhone(text)).toBe('4165551234')
      expect(formatPhone(text)).toBe('(416) 555-1234')
    },
  )
  test.each([
    '',
    '416555123',
    '41655512345',
    '1416555123',
    '0165551234',
    '416 555 CALL',
    '+44 20 7946',
    '+33 6 23 45 67 8',
    '0033 6 23 45 67 8',
    '+416 555 1234',
    '442079460958',
    '+1 016 555 1234',
    '+999 123456789',
    '+44 20 7946 0958 ext. 5',
    '+44 20 7946 0958;phone-context=example.com',
    `+${'44'.repeat(9)}`,
  ])('%j is invalid', (text) => expect(isPhone(text)).toBe(false))
  test.each([
    ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['+44 (0)20 7946-0958', '+442079460958', '+44 20 7946 0958'],
    ['011 44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['0033 1 23 45 67 89', '+33123456789', '+33 1 23 45 67 89'],
    ['+52\u00a055 1234 5678', '+525512345678', '+52 55 1234 5678'],
  ])('%s of another country is stored as %s', (text, stored, shown) => {
    expect(isPhone(text)).toBe(true)
    expect(normalisePhone(text)).toBe(stored)
    expect(normalisePhone(stored)).toBe(stored)
    expect(formatPhone(stored)).toBe(shown)
    expect(internationalPhone(text)).toBe(stored)
  })
  it('of North America that was dialled from abroad is ten digits', () => {
    expect(normalisePhone('001 416 555 1234')).toBe('4165551234')
    expect(formatPhone('001 416 555 1234')).toBe('(416) 555-1234')
    expect(internationalPhone('4165551234')).toBe('+14165551234')
  })
  it('that is incomplete keeps its + and digits', () => expect(normalisePhone('+44 20')).toBe('+4420'))
  it('is shown as typed when incomplete', () => expect(formatPhone('416')).toBe('416'))
})

describe('a postal code', () => {
  test.each(['K1A 0B1', 'k1a0b1', 'H2Y-1C6'])('%s is valid', (text) => expect(isPostalCode(text)).toBe(true))
  test.each(['', 'K1A 0B', 'D1A 0B1', 'W1A 0B1', 'Z1A 0B1', 'K1O 0B1', 'K1A 0U1', '90210', 'K1A 0B1X'])(
    '%j is invalid',
    (text) => expect(isPostalCode(text)).toBe(false),
  )
  it('may have W and Z after its first letter', () => expect(isPostalCode('K1W 0Z1')).toBe(true))
  it('is stored in halves', () => expect(splitPostalCode('k1a 0b1')).toEqual({ PostalFsa: 'K1A', PostalLdu: '0B1' }))
  it('is written with a space', () => expect(formatPostalCode('k1a0b')).toBe('K1A 0B'))
})

describe('an e-mail address', () => {
  test.each([
    'a@b.ca',
    'marie.05@b.ca',
    'a@mail.01net.com',
    'a.xn--b@c.ca',
    'mary.o+tag@mail.example.com',
    'élise@exemple.québec',
    'jean@que\u0301bec.ca',
    'A@QUÉBEC.CA',
    'root@[24.48.0.1]',
  ])('%s is valid', (text) => expect(isEmail(text)).toBe(true))
  test.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    '@b.ca',
    'a@@b.ca',
    'a b@c.ca',
    'a@b..ca',
    '.a@b.ca',
    'a@b.ca\r\nBcc: c@d.ca',
    'a@[1.2.3.400]',
    `${'a'.repeat(65)}@b.ca`,
    `a@${'b'.repeat(260)}.ca`,
    'a@İstanbul.com',
    'a@ｅxample.ca',
    'ａ@example.ca',
    'a@ﬁrm.ca',
    'a@пример.ca',
    'a@b①.ca',
    'a@xn--fort-kva.ca',
    'a@mail.XN--fort-kva.ca',
    'a\u200Bb@example.ca',
    'a@[24.48.00.1]',
  ])('%j is invalid', (text) => expect(isEmail(text)).toBe(false))
  it('is the same in capitals', () => expect(normaliseEmail(' Mary@Example.COM ')).toBe('mary@example.com'))
  it('is checked in linear time', () => {
    const started = Date.now()
    isEmail(`${'a.'.repeat(50_000)}@`)
    isEmail(`a@${'a-'.repeat(120)}!`)
    expect(Date.now() - started).toBeLessThan(100)
  })
})
