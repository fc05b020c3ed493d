import { expect, test } from 'vitest'
import { savedView } from '../gallery/deals.ts'
import { type Filters, filtersOf } from './filters.ts'
import { addressOfSaved, filtersOfSaved, isShown, stateOf } from './saved-state.ts'

const filters: Filters = {
  ...{
    layout: 'board',
    view: 'closing',
    owner: 'me',
    site: 'laval',
    status: 2,
    stage: 'clear',
    purpose: 0,
    search: 'roy',
  },
}

test('a saved view leads to the address that it was saved from', () => {
  const saved = savedView(stateOf(filters))
  expect(filtersOfSaved(saved)).toEqual(filters)
  expect(filtersOf(new URL(addressOfSaved(saved), 'http://localhost').searchParams)).toEqual(filters)
  expect([isShown(saved, filters), isShown(saved, { ...filters, search: '' })]).toEqual([true, false])
})
