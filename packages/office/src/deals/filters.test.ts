import { expect, test } from 'vitest'
import { listed } from '../gallery/deals.ts'
import { bodyOf, chosenFilters, dealsOf, type Filters, filtersOf, noFilters, queryOf } from './filters.ts'

const everything: Filters = {
  layout: 'board',
  view: 'open',
  owner: 'me',
  site: 'laval',
  status: 0,
  stage: 'new',
  purpose: 2,
  search: 'gagnon lévesque',
}

test('an address keeps a choice and leads back to it', () => {
  const query = queryOf(everything)
  expect(query.toString()).toBe(
    'layout=board&view=open&owner=me&site=laval&status=0&stage=new&purpose=2&q=gagnon+l%C3%A9vesque',
  )
  expect(filtersOf(query)).toEqual(everything)
  expect(queryOf(noFilters).toString()).toBe('')
})

test('what an address does not know counts as not chosen', () =>
  expect(filtersOf(new URLSearchParams('layout=mine&view=mine&status=x&stage=mine&purpose=-1&q=%20a%20'))).toEqual(
    noFilters,
  ))

test('the call has the person’s own id for their deals, and nothing that was not chosen', () => {
  expect(bodyOf(noFilters, 'p1')).toEqual({ View: 'needs' })
  expect(bodyOf(everything, 'p1')).toEqual({
    ...{
      View: 'open',
      Owner: 'p1',
      SiteID: 'laval',
      StatusDD: 0,
      Stage: 'new',
      PurposeDD: 2,
      Search: 'gagnon lévesque',
    },
  })
  expect(bodyOf({ ...noFilters, owner: 'none' }, 'p1')).toEqual({ View: 'needs', Owner: 'none' })
})

test('a deal that moved to a later page is listed once, where it was first', () => {
  const [first, second] = [listed({ MortgageApplicationID: 1 }), listed({ MortgageApplicationID: 2 })]
  const elsewhere = listed({ MortgageApplicationID: 1, SiteID: 'laval' })
  expect(dealsOf([{ Deals: [first, second] }, { Deals: [first, elsewhere] }])).toEqual([first, second, elsewhere])
})

test('the board is not narrowed by stage and status, since it shows them all', () => {
  expect(chosenFilters({ ...everything, layout: 'table' })).toBe(5)
  expect(chosenFilters(everything)).toBe(3)
})
