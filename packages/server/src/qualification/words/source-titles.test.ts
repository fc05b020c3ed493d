import * as sources from '@foyer/domain/qualification/rules/sources.ts'
import { expect, test } from 'vitest'
import { sameInBothLanguages, sourceTitle } from './source-titles.ts'

test('every source of a rule has a title in French, or one without words', () => {
  const english = Object.values(sources).map(({ title }) => title)
  const untranslated = english.filter((title) => sourceTitle({ title }, 'fr') === title)
  expect(untranslated.toSorted()).toEqual([...sameInBothLanguages].toSorted())
  expect(english.map((title) => sourceTitle({ title }, 'en'))).toEqual(english)
})
