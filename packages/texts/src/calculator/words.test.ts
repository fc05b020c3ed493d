import { describe, expect, test } from 'vitest'
import { promisesIn } from '../kit/promises.ts'
import { en } from './en.ts'
import { en as estimates } from './estimates/en.ts'
import { fr as estimatesInFrench } from './estimates/fr.ts'
import { fr } from './fr.ts'

describe('the calculators promise nothing', () => {
  test('in English', () => expect(promisesIn('en', { en, estimates })).toEqual([]))
  test('in French', () => expect(promisesIn('fr', { fr, estimatesInFrench })).toEqual([]))
})
