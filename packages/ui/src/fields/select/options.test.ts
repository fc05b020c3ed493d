import { expect, test } from 'vitest'
import { bestOf, flat, leapTo, matching } from './options.ts'

const options = ['Célibataire', 'Marié ou mariée', 'En union de fait', 'Séparé ou séparée', 'Divorcé', 'Veuf'].map(
  (label, place) => ({ value: String(place), label }),
)
const labels = (found: ReturnType<typeof matching>) => flat(found).map(({ label }) => label)

test.each([
  ['cel', ['Célibataire']],
  ['UNION', ['En union de fait']],
  ['é', ['Célibataire', 'Marié ou mariée', 'En union de fait', 'Séparé ou séparée', 'Divorcé', 'Veuf']],
  ['zz', []],
])('%s finds the options that contain it, with or without accents', (typed, expected) =>
  expect(labels(matching(options, typed))).toEqual(expected),
)

test('a group is shown while it has options', () => {
  const grouped = [
    { group: 'Montréal', items: [{ value: 'marie', label: 'Marie' }] },
    { group: 'Ottawa', items: [{ value: 'omar', label: 'Omar' }] },
  ]
  expect(matching(grouped, 'oma')).toEqual([grouped[1]])
})

test('Enter prefers an option that begins with the letters to one that contains them', () => {
  expect(bestOf(options, 've')?.label).toBe('Veuf')
  expect(bestOf(options, 'fait')?.label).toBe('Célibataire')
  expect(bestOf([], 'fait')).toBeUndefined()
})

test.each([
  ['e', -1, 'En union de fait'],
  ['s', 3, 'Séparé ou séparée'],
  ['mm', 0, 'Marié ou mariée'],
  ['mar', 1, 'Marié ou mariée'],
  ['x', 2, undefined],
])('%s from index %i leads to %s', (letters, from, expected) =>
  expect(leapTo(options, letters, from)?.label).toBe(expected),
)
