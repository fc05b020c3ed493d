import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailHint } from './email-hint.ts'
import { declineProblems, signatureProblems, signersProblems } from './rules.ts'
import { formatStrokes, isSignature, mostStrokesLength, parseStrokes, sheetHeight, sheetWidth } from './strokes.ts'

const ada = { FirstName: 'Ada', LastName: 'Roy', Email: 'ada@example.ca' }
const bruno = { FirstName: 'Bruno', LastName: 'Côté', Email: 'bruno@example.ca' }

describe('signers', () => {
  test('must be at least one, each with both names and a unique address', () => {
    expect(signersProblems([ada, bruno])).toEqual([])
    expect(signersProblems([])).toEqual([{ Field: 'Signers', Key: 'ESignEnterAllFields' }])
    expect(signersProblems([ada, { FirstName: ' ', LastName: '', Email: '' }])).toEqual([
      { Field: 'Signers.1.FirstName', Key: 'ESignEnterAllFields' },
      { Field: 'Signers.1.LastName', Key: 'ESignEnterAllFields' },
      { Field: 'Signers.1.Email', Key: 'ESignEnterAllFields' },
    ])
    expect(signersProblems([ada, { ...bruno, Email: ' ADA@Example.ca' }])).toEqual([
      { Field: 'Signers.1.Email', Key: 'ESignUniqueEmail' },
    ])
    expect(signersProblems([{ ...ada, Email: 'ada' }])).toEqual([{ Field: 'Signers.0.Email', Key: 'InvalidEmail' }])
  })
})

describe('a signature', () => {
  const given = { Consent: 1, Method: 0, Strokes: '10,10 200,100', Name: '' }
  test('is drawn or typed, with consent', () => {
    expect(signatureProblems(given)).toEqual([])
    expect(signatureProblems({ ...given, Method: 1, Strokes: '', Name: 'Ada' })).toEqual([])
    expect(signatureProblems({ ...given, Consent: 0, Strokes: '' })).toEqual([
      { Field: 'Strokes', Key: 'SigningSignatureRequired' },
      { Field: 'Consent', Key: 'SigningConsentRequired' },
    ])
    expect(signatureProblems({ ...given, Method: 1, Name: ' ' })).toEqual([
      { Field: 'Name', Key: 'SigningNameRequired' },
    ])
  })
  test('must be more than a dot', () => {
    expect(isSignature([[[10, 10]], [[20, 20]]])).toBe(false)
    expect(signatureProblems({ ...given, Strokes: '10,10 12,10' })).toHaveLength(1)
  })
  test('declining requires a reason', () => {
    expect(declineProblems({ Reason: '\n' })).toEqual([{ Field: 'Reason', Key: 'SigningReasonRequired' }])
    expect(declineProblems({ Reason: 'No' })).toEqual([])
  })
})

describe('strokes', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: sheetWidth }), fc.integer({ min: 0, max: sheetHeight }))
  const stroke = fc.uniqueArray(point, { minLength: 1, maxLength: 20, selector: String })

  test('survive formatting and parsing', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 8 }), (strokes) => {
        expect(parseStrokes(formatStrokes(strokes))).toEqual(strokes)
      }),
    )
  })
  test('are clamped to the sheet, and repeated points are stored once', () => {
    expect(
      formatStrokes([
        [
          [-5, 900],
          [700.4, 50.6],
          [700, 51],
        ],
      ]),
    ).toBe('0,200 600,51')
  })
  test.each([
    '',
    '1',
    '1,2;',
    '1,2,3',
    '601,10',
    '10,201',
    '1, 2',
    '1.5,2',
    '-1,2',
    'M1,2',
    '9'.repeat(mostStrokesLength + 1),
  ])('%j is invalid', (text) => expect(parseStrokes(text)).toBeUndefined())
})

test('the hint reveals an address only to its owner', () => {
  expect(emailHint('sophie@example.ca')).toBe('s•••@example.ca')
  expect(emailHint('@')).toBe('•••@')
})
