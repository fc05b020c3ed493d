import { expect, test } from 'vitest'
import { searchedFilters } from './view-filters.ts'

const { filtersOf, queryOf, bodyOf } = searchedFilters(['open', 'all'])

test('view, site and search are kept in the address, as short as can be, and sent as they are chosen', () => {
  const all = filtersOf(new URLSearchParams())
  expect([queryOf(all).toString(), bodyOf(all)]).toEqual(['', { View: 'open' }])
  const address = 'view=all&site=laval&q=C%C3%B4t%C3%A9'
  const narrowed = filtersOf(new URLSearchParams(address))
  expect(queryOf(narrowed).toString()).toBe(address)
  expect(bodyOf(narrowed)).toEqual({ View: 'all', SiteID: 'laval', Search: 'Côté' })
})

test('a view that the list does not know and a single letter count as not chosen', () =>
  expect(bodyOf(filtersOf(new URLSearchParams('view=mine&q=%20a%20')))).toEqual({ View: 'open' }))
