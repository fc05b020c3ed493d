import { describe, expect, it, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as worksheetEn } from './worksheet.en.ts'
import { fr as worksheetFr } from './worksheet.fr.ts'

const wordsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsOf(text)))

const refused = {
  en: /approved|qualif(y|ies) for|eligible|guarantee/i,
  fr: /approuvé|admissible à|accepté|garanti/i,
}

describe('the estimate promises nothing', () => {
  test.each([
    ['English', refused.en, en],
    ['French', refused.fr, fr],
    ['English, to the broker', refused.en, worksheetEn],
    ['French, to the broker', refused.fr, worksheetFr],
  ])('in %s', (_, words, texts) => expect(wordsOf(texts).filter((text) => words.test(text))).toEqual([]))
  it('and begins with what it is', () => {
    expect(en.banner).toBe(
      'This is an estimate from your answers, not an approval. A lender decides after checking your documents.',
    )
    expect(fr.banner).toMatch(
      /^Estimation établie à partir de vos réponses.; ce n’est pas une approbation\. La décision revient au prêteur, après vérification de vos documents\.$/,
    )
  })
})
