import { expect, it } from 'vitest'
import { cleanTexts } from './clean-texts.ts'

it('cleans every text of a record and leaves all else', () =>
  expect(cleanTexts({ A: ' E\u0301lodie\n', B: [{ C: '\tx ' }], D: 1.5, E: null })).toEqual({
    A: 'Élodie',
    B: [{ C: 'x' }],
    D: 1.5,
    E: null,
  }))
