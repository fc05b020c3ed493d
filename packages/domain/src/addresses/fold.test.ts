import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { answersSearch, foldAddress } from './fold.ts'

describe('folded addresses', () => {
  test.each([
    ['157 Garafraxa Street South', '157 garafraxa st. s'],
    ['12, rue Saint-Denis Ouest', '12 St St-Denis W'],
    ['1000 Boulevard René-Lévesque', '1000 boul rene levesque'],
    ['3 avenue du Mont-Royal', '3 av. du mont royal'],
    ['8 Chemin Sainte-Foy', '8 CH STE FOY'],
    ['2 4th Street Northwest', '2 4th street nw'],
    ['5, rue King Nord-Est', '5 st king ne'],
    ['7 Élm Crescent', '7 elm cres'],
  ])('%j and %j are the same', (one, other) => expect(foldAddress(one)).toBe(foldAddress(other)))
  it('do not change when folded again', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 40 }),
          fc
            .array(fc.constantFrom('rue', 'Street', 'Saint', 'Nord', 'est', 'W', 'Ch.', 'Côte', 'Rang', 'NW', '12'), {
              maxLength: 6,
            })
            .map((words) => words.join(' ')),
        ),
        (text) => foldAddress(foldAddress(text)) === foldAddress(text),
      ),
    ))
})

describe('a search', () => {
  const durham = foldAddress('157 Garafraxa Street South, Durham, Ontario N0G 1R0')
  test.each(['157 garafraxa s', '157 gara', '15', 'GARAFRAXA ST', 'durham garafraxa', '157 garafraxa n0g'])(
    'for %j finds it',
    (search) => expect(answersSearch(durham, search)).toBe(true),
  )
  test.each(['157 garafraxa x', '158 garafraxa', '15 garafraxa', 'afraxa'])('for %j does not', (search) =>
    expect(answersSearch(durham, search)).toBe(false),
  )
})
