import { expect, it } from 'vitest'
import { cleanTexts } from './clean-texts.ts'

it('cleans every text of a record and changes nothing else', () =>
  expect(cleanTexts({ A: ' E\u0301lodie\n', B: [{ C: '\tx ' }], D: 1.5, E: null })).toEqual({
    A: 'Élodie',
    B: [{ C: 'x' }],
    D: 1.5,
    E: null,
  }))

it('masks a SIN in texts, but not in the fields for numbers', () => {
  const numbers = { SIN: '046454286', Mobile: '046454286', PostalCode: '046454286', AccountNumber: '7654321' }
  expect(cleanTexts({ ...numbers, Desc: 'SIN 046454286' })).toEqual({ ...numbers, Desc: 'SIN ••••••286' })
})
