import { describe, expect, it, test } from 'vitest'
import { promisesIn } from '../kit/promises.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as worksheetEn } from './worksheet.en.ts'
import { fr as worksheetFr } from './worksheet.fr.ts'

describe('the estimate promises nothing', () => {
  test.each([
    ['English', 'en', en],
    ['French', 'fr', fr],
    ['English, to the broker', 'en', worksheetEn],
    ['French, to the broker', 'fr', worksheetFr],
  ] as const)('in %s', (_, language, texts) => expect(promisesIn(language, texts)).toEqual([]))
  it('and begins with what it is', () => {
    expect(en.banner).toBe(
      'This is an estimate from your answers, not an approval. A lender decides after checking your documents.',
    )
    expect(fr.banner).toMatch(
      /^Estimation établie à partir de vos réponses.; ce n’est pas une approbation\. La décision revient au prêteur, après vérification de vos documents\.$/,
    )
  })
})

test('words of approval are found in both languages', () => {
  expect(promisesIn('en', { a: 'You are pre-approved.', b: { c: 'You qualify for more.' } })).toHaveLength(2)
  expect(promisesIn('fr', { a: 'Vous êtes préapprouvé.', b: 'Taux garanti' })).toHaveLength(2)
})
