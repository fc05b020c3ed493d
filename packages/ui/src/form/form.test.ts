import { problem } from '@foyer/domain/kit/problem.ts'
import { describe, expect, test } from 'vitest'
import { FormStore } from './form-store.ts'
import { mergeDraft } from './merge-draft.ts'
import { closestField, fieldNameOf, getAt, setAt } from './paths.ts'

describe('values by their path', () => {
  const values = { FirstName: 'A', Mortgages: [{ Balance: 1 }, { Balance: 2 }], Address: { City: '' } }

  test('are read, and changed in a copy', () => {
    const changed = setAt(values, 'Mortgages.1.Balance', 5)
    expect(getAt(changed, 'Mortgages.1.Balance')).toBe(5)
    expect(getAt(values, 'Mortgages.1.Balance')).toBe(2)
    expect(changed.Address).toBe(values.Address)
    expect(Array.isArray(changed.Mortgages)).toBe(true)
  })
  test('have one name in every row', () => {
    expect(fieldNameOf('Mortgages.1.Balance')).toBe('Balance')
    expect(fieldNameOf('DOB')).toBe('DOB')
  })
  test.each([
    ['DOB', 'DOB'],
    ['Address', 'Address.City'],
    ['Address.City.Part', 'Address.City'],
    ['Unknown', undefined],
    ['', undefined],
  ])('an error at %s is shown at %s', (field, shown) => {
    expect(closestField(field, ['DOB', 'Address.City', 'Address.StreetName'])).toBe(shown)
  })
})

describe('drafts', () => {
  test('change only what still fits the form', () => {
    const values = {
      FirstName: '',
      Balance: null as number | null,
      SIN: '••• ••• 123',
      Address: { City: '', Unit: '' },
    }
    const draft = { FirstName: 'A', Balance: 5, SIN: '1', Gone: 1, Address: { City: 'Laval', Unit: 7 } }
    expect(mergeDraft(values, draft)).toEqual({
      FirstName: 'A',
      Balance: 5,
      SIN: '••• ••• 123',
      Address: { City: 'Laval', Unit: '' },
    })
  })
  test('that are invalid change nothing', () => {
    const values = { FirstName: 'A' }
    for (const draft of [undefined, null, 'x', []]) expect(mergeDraft(values, draft)).toEqual(values)
  })
})

describe('a form', () => {
  const rules = ({ FirstName, LastName }: { FirstName: string; LastName: string }) => [
    ...problem(FirstName === '', 'FirstName', 'RequiredFirstName'),
    ...problem(LastName === '', 'LastName', 'RequiredLastName'),
  ]
  const make = () => new FormStore({ FirstName: '', LastName: '' }, rules)

  test('shows no errors before an attempt, even at a field that was only passed through', () => {
    const store = make()
    store.touch('FirstName')
    expect(store.problemAt('FirstName')).toBeUndefined()
  })
  test('shows an error at a field that was changed and left', () => {
    const store = make()
    store.set('FirstName', 'A')
    store.touch('FirstName')
    store.set('FirstName', '')
    expect(store.problemAt('FirstName')).toBe('RequiredFirstName')
    expect(store.problemAt('LastName')).toBeUndefined()
  })
  test('shows all errors in order after an attempt, and removes corrected ones', () => {
    const store = make()
    expect(store.check()).toBe(false)
    expect(store.summary().map(({ Field }) => Field)).toEqual(['FirstName', 'LastName'])
    store.set('FirstName', 'A')
    expect(store.summary().map(({ Field }) => Field)).toEqual(['LastName'])
  })
  test('shows server errors until the field is changed', () => {
    const store = make()
    store.register('FirstName')
    store.failed({ ok: false, key: 'InvalidEmail', errors: [] }, [{ Field: 'FirstName', Key: 'InvalidEmail' }])
    expect(store.problemAt('FirstName')).toBe('InvalidEmail')
    store.set('FirstName', 'B')
    expect(store.problemAt('FirstName')).toBeUndefined()
  })
})

test('shows no error at a question that appears after an attempt', () => {
  const rules = (values: { Purpose: number; Price: number }) => [
    ...problem(values.Purpose < 0, 'Purpose', 'InterViewMissingPurpose'),
    ...problem(values.Price <= 0, 'Price', 'InterViewMissingPropertyValue'),
  ]
  const store = new FormStore({ Purpose: -1, Price: 0 }, rules)
  store.register('Purpose')
  store.check()
  expect(store.problemAt('Purpose')).toBe('InterViewMissingPurpose')
  store.set('Purpose', 0)
  store.register('Price')
  expect(store.problemAt('Price')).toBeUndefined()
  store.check()
  expect(store.problemAt('Price')).toBe('InterViewMissingPropertyValue')
})

test('goes back to what was saved last, without its errors, when its changes are discarded', () => {
  const store = new FormStore({ City: 'Laval' }, ({ City }) => problem(City === '', 'City', 'MissingCity'))
  store.register('City')
  store.set('City', 'Longueuil')
  store.saved(store.values)
  expect(store.isChanged()).toBe(false)
  store.set('City', '')
  expect([store.check(), store.problemAt('City'), store.summary().length]).toEqual([false, 'MissingCity', 1])
  store.discard()
  expect([store.values.City, store.problemAt('City'), store.summary(), store.status]).toEqual([
    'Longueuil',
    undefined,
    [],
    'discarded',
  ])
  // A form that begins with more than what is saved, as with what a colleague changed meanwhile, goes back to that.
  const merged = new FormStore({ City: 'mine' }, () => [], { City: 'theirs' })
  merged.discard()
  expect(merged.values).toEqual({ City: 'theirs' })
})

test('detects whether its values differ from the initial ones', () => {
  const store = new FormStore({ Address: { City: '' } }, () => [])
  expect(store.isChanged()).toBe(false)
  store.set('Address.City', 'Laval')
  expect(store.isChanged()).toBe(true)
  store.set('Address.City', '')
  expect(store.isChanged()).toBe(false)
  expect(new FormStore({ City: 'from a draft' }, () => [], { City: '' }).isChanged()).toBe(true)
})
