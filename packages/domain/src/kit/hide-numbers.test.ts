import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hideNumbers } from './hide-numbers.ts'
import { isValidSin } from './sin.ts'

/** The last three digits stay, and everything between the digits. */
const maskOf = (sin: string) => {
  let left = 9
  return sin.replace(/\d/g, (digit) => {
    left -= 1
    return left < 3 ? digit : '•'
  })
}

describe('a SIN in free text is masked', () => {
  test.each([
    '046454286',
    '046 454 286',
    '046-454-286',
    '046.454.286',
    '046  454  286',
    '046 - 454 - 286',
    '046\u00a0454\u00a0286',
    '046\u3000454\u2009286',
    '046\n454\n286',
    '046_454_286',
    '046 454-286',
    '046454 286',
    '0 4 6 4 5 4 2 8 6',
    '0-4-6-4-5-4-2-8-6',
  ])('%s', (sin) => {
    for (const [left, right] of [
      ['My SIN is ', '.'],
      ['Mon NAS : ', ', merci'],
      ['', ''],
      ['(', ')'],
      ['SIN:', '\nThanks'],
    ])
      expect(hideNumbers(`${left}${sin}${right}`)).toBe(`${left}${maskOf(sin)}${right}`)
  })
  test.each([
    ['in full-width digits', '０４６ ４５４ ２８６', '••• ••• 286'],
    ['in Arabic digits', '٠٤٦٤٥٤٢٨٦', '••••••286'],
    ['with soft hyphens between', '046\u00ad454\u00ad286', '••••••286'],
    ['with zero-width spaces beside its spaces', '046\u200b \u200b454\u200b \u200b286', '••• ••• 286'],
  ])('%s', (_, sin, mask) => expect(hideNumbers(`NAS ${sin}.`)).toBe(`NAS ${mask}.`))
  it('while a text without one keeps its digits and characters', () => {
    for (const text of ['３月１５日 2\u00ad026', '١٢٣', '👩\u200d👧 12 345']) expect(hideNumbers(text)).toBe(text)
  })
  it('also twice, and among other words', () =>
    expect(hideNumbers('046 454 286 (me), 130 692 544 (Marc), call 613 555 0123')).toBe(
      '••• ••• 286 (me), ••• ••• 544 (Marc), call 613 555 0123',
    ))
})

describe('an account in free text is masked', () => {
  test.each([
    ['Transit 12345-003-7654321', 'Transit •••••-•••-••••321'],
    ['12345 003 7654321 at RBC', '••••• ••• ••••321 at RBC'],
    ['12345-003-123456789012', '•••••-•••-•••••••••012'],
    ['account 7654321', 'account ••••321'],
    ['Account no.: 7654321', 'Account no.: ••••321'],
    ['my bank account number is 765 4321', 'my bank account number is ••• •321'],
    ['acct# 76543210987', 'acct# ••••••••987'],
    ['compte 7654321', 'compte ••••321'],
    ['Mon compte chèques est le 7654321.', 'Mon compte chèques est le ••••321.'],
    ['no de compte bancaire : 765-4321', 'no de compte bancaire : •••-•321'],
    ['compte d’épargne no 7654321', 'compte d’épargne no ••••321'],
    ['7654321 (account)', '••••321 (account)'],
    ['7654321, compte conjoint', '••••321, compte conjoint'],
  ])('%s', (text, kept) => expect(hideNumbers(text)).toBe(kept))
})

describe('any other text is unchanged', () => {
  test.each([
    '046 454 287',
    'Call me at 613 555 0123 or (613) 555-0123, 1-613-555-0123, +1 613 555 0123',
    'Abroad: +33 6 12 34 56 78, +61 046 454 286',
    'Moved 2026-11-20, born 1988-03-04',
    'The house costs $046454286 or 046 454 286 $',
    'Interest of 046454286.50',
    'MLS 12345678, unit 12, H2J 2L3, 90210-1234',
    'account manager: 613 555 0123',
    'On account of 2 children, an account for 2026-11-20',
    'comptez sur 7654321 votes, accounting 7654321',
    'card 0464 5428 6123 4567',
    '1046454286',
    '',
  ])('%s', (text) => expect(hideNumbers(text)).toBe(text))

  it('text without nine digits or a word for an account is never changed', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zé $.,\n]{0,40}\d{0,6}[a-zé $.,\n]{0,40}$/),
        (text) => hideNumbers(text) === text,
      ),
    ))
})

it('leaves no valid SIN, makes no text longer, and is idempotent', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), fc.constantFrom('', ' ', '-', '.'), fc.lorem(), (digits, gap, words) => {
      const text = `${words} ${digits.match(/.{3}/g)?.join(gap) ?? ''} ${words}`
      const kept = hideNumbers(text)
      expect(kept === text).toBe(!isValidSin(digits))
      expect(hideNumbers(kept)).toBe(kept)
      expect(kept).toHaveLength(text.length)
    }),
    { numRuns: 500 },
  ))
