import { expect, it } from 'vitest'
import { own } from './own.ts'

const cities: Record<string, number> = { halifax: 1.5, none: 0 }

it('an entry is returned, whatever its value', () => {
  expect(own(cities, 'halifax')).toBe(1.5)
  expect(own(cities, 'none')).toBe(0)
})

it.each(['', 'sydney', 'constructor', '__proto__', 'toString', 'hasOwnProperty', undefined])(
  'nothing is returned for %j, which the table does not have',
  (key) => expect(own(cities, key)).toBeUndefined(),
)
