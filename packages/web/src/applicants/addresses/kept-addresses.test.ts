import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { describe, expect, test } from 'vitest'
import { addressLeft, addressValues, withAddress } from './kept-addresses.ts'

const home = anApplicantAddress({ ApplicantAddressID: 7 })
const before = anApplicantAddress({ ApplicantAddressID: 8, ApplicantAddressTypeDD: 1 })
const idsOf = (addresses: { ApplicantAddressID: number }[]) => addresses.map((one) => one.ApplicantAddressID)

describe('an address history on its page', () => {
  test('begins with the current address and continues with previous ones', () => {
    expect(addressValues([], undefined).ApplicantAddressTypeDD).toBe(0)
    expect(addressValues([home], undefined).ApplicantAddressTypeDD).toBe(1)
    expect(addressValues([home], home)).toEqual(home)
  })

  test('gives every new address its own id, at or below zero', () => {
    const one = withAddress([home], { ...before, ApplicantAddressID: 0 })
    const two = withAddress(one, { ...before, ApplicantAddressID: 0 })
    expect(idsOf(two)).toEqual([7, -1, -2])
  })

  test('changes an address in place', () => {
    expect(withAddress([home, before], { ...before, MonthsAtAddress: 5 })).toEqual([
      home,
      { ...before, MonthsAtAddress: 5 },
    ])
  })

  test('has one current address, first: the former one becomes a previous one', () => {
    const moved = withAddress([home, before], { ...before, ApplicantAddressTypeDD: 0 })
    expect(moved).toEqual([
      { ...before, ApplicantAddressTypeDD: 0 },
      { ...home, ApplicantAddressTypeDD: 1 },
    ])
  })

  test('clears the rent when nothing is rented any more', () => {
    expect(withAddress([], { ...home, ResidentialStatusDD: 1, Rent: 900 })[0]?.Rent).toBeNull()
  })

  test('names the address that will no longer be current', () => {
    expect(addressLeft([home], { ApplicantAddressID: 0 }, 0)).toEqual(home)
    expect(addressLeft([home], { ApplicantAddressID: 0 }, 1)).toBeUndefined()
    expect(addressLeft([home], home, 0)).toBeUndefined()
  })
})
