import { hasContactDetails } from '@foyer/domain/kit/contact-details.ts'
import { expect, test } from 'vitest'

const pieces = [
  'a',
  '1',
  ' ',
  '.',
  '(',
  '-',
  '·',
  '1 ',
  '1(',
  '(1',
  'a.',
  'a ',
  'a -',
  '[ ',
  '1.',
  '1 111',
  '$1,111',
  'one ',
  '+1',
  'dot ',
  'point',
  'a .',
  '1       ',
  'one,,,,,,,,',
]
test.each(pieces)(
  'contact details are found within 20 milliseconds of processor time in 2,000 characters of %j',
  (piece) => {
    const text = `x${piece.repeat(2000)}`.slice(0, 1999)
    hasContactDetails(text)
    const before = process.threadCpuUsage()
    hasContactDetails(`${text}!`)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(20)
  },
)
