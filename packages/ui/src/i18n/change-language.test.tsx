import { expect, test } from 'vitest'
import { anyTexts } from '../testing/any-texts.ts'
import { changeLanguage, startI18n, textLanguage } from './i18n.ts'

test('of two languages chosen one after the other, the last one stays, whichever loads first', async () => {
  await startI18n(anyTexts, 'en')
  await Promise.all([changeLanguage('fr'), changeLanguage('en')])
  expect(textLanguage()).toBe('en')
  await Promise.all([changeLanguage('en'), changeLanguage('fr')])
  expect(textLanguage()).toBe('fr')
})
