import { describe, expect, it, test } from 'vitest'
import { plainWord, plainWords } from './plain-words.ts'

describe('plain words', () => {
  test.each([
    ['Côte-Saint-Luc', ['cote', 'saint', 'luc']],
    ['l’Église, 5e', ['l', 'eglise', '5e']],
    ['SACRÉ-CŒUR', ['sacre', 'coeur']],
    [' – ', []],
  ])('of %j are %j', (text, words) => expect(plainWords(text)).toEqual(words))
  it('together form one word', () => expect(plainWord('Terre-Neuve et Labrador')).toBe('terreneuveetlabrador'))
})
