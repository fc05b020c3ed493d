import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePhone } from './phone.ts'

test.each(['(0044) 20 7946 0958', '(011) 44 20 7946 0958', '0 0 44 20 7946 0958', '+44 (0)20 7946 0958'])(
  'a number abroad is stored with its country code: %s',
  (text) => expect(normalisePhone(text)).toBe('+442079460958'),
)

test('a number that is stored stays as it is', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('', '+', '00', '011', '(00', '1', '+1', '(011) ', '0', '(1) 00'),
      fc.stringMatching(/^[\d ().-]{0,20}$/),
      (prefix, rest) => {
        const stored = normalisePhone(prefix + rest)
        expect(normalisePhone(stored)).toBe(stored)
      },
    ),
    { numRuns: 5000 },
  ))
