import { expect, test } from 'vitest'
import { bodyOf, chosenFilters, filtersOf, queryOf } from './filters.ts'

test('the filters of conditions are kept in the address, as short as can be', () => {
  const all = filtersOf(new URLSearchParams())
  expect(queryOf(all).toString()).toBe('')
  expect(bodyOf(all)).toEqual({})
  const address = 'view=mine&site=laval&lender=Pr%C3%AAts+Nord&status=received'
  const narrowed = filtersOf(new URLSearchParams(address))
  expect(queryOf(narrowed).toString()).toBe(address)
  expect(bodyOf(narrowed)).toEqual({ MineFl: 1, SiteID: 'laval', Lender: 'Prêts Nord', Status: 'received' })
  expect([chosenFilters(all), chosenFilters(narrowed)]).toEqual([0, 3])
})

test('a status that the list does not know counts as not chosen', () => {
  expect(bodyOf(filtersOf(new URLSearchParams('status=satisfied&view=x')))).toEqual({})
})
