import { propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { purposes } from '@foyer/domain/codes/purposes.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import { anApplicant } from '@foyer/domain/testing/applicants.ts'
import { anAddress, anOwnedMortgage, aProperty } from '@foyer/domain/testing/records.ts'
import { describe, expect, test } from 'vitest'
import { equityOf, mortgageOf, newMortgage, valuesOf } from './property-values.ts'

describe('a property in its dialog', () => {
  test('gives every new mortgage its own id, at or below zero', () => {
    const first = newMortgage([])
    const kept = anOwnedMortgage({ MortgageID: 12 })
    expect(first.MortgageID).toBe(0)
    expect(newMortgage([kept]).MortgageID).toBe(0)
    expect(newMortgage([kept, first]).MortgageID).toBe(-1)
  })

  test('includes only saved fields of a loaded property', () => {
    const loaded = { ...aProperty({ Mortgages: [anOwnedMortgage({ MortgageID: 12 })] }), strPropertyValue: '$640,000' }
    expect(valuesOf(loaded).Property).not.toHaveProperty('strPropertyValue')
    expect(valuesOf(loaded).Property.Mortgages).toEqual([anOwnedMortgage({ MortgageID: 12 })])
  })
})

describe('the first mortgage that is listed', () => {
  const begun = (DealPurposeDD: number, Properties = [aProperty()], address = anAddress()) =>
    mortgageOf(
      {
        InterView: { ...blankInterView, DealPurposeDD, Balance: 212_000, RenewingDate: '2027-03-01' },
        Applicants: [anApplicant({ Properties: Properties.map((one) => loadedRecord(propertyKind, one, 'en')) })],
        RequestedMortgage: { SubjectProperty: { Address: anAddress() } },
      } as unknown as Parameters<typeof mortgageOf>[0],
      address,
    )

  test('of a renewal or a refinancing begins with what the interview asked', () => {
    const known = { Balance: 212_000, MaturityDate: '2027-03-01' }
    expect([purposes.renewal, purposes.refinance].map((purpose) => begun(purpose))).toEqual([known, known])
    expect(begun(purposes.purchase)).toEqual({})
  })

  test('of another property begins with nothing', () =>
    expect(begun(purposes.renewal, [], anAddress({ StreetNumber: '158' }))).toEqual({}))

  test('is the only one to begin so', () =>
    expect(begun(purposes.renewal, [aProperty({ Mortgages: [anOwnedMortgage()] })])).toEqual({}))
})

describe('the equity of properties', () => {
  const house = aProperty({ PropertyValue: 500_000, Mortgages: [anOwnedMortgage({ Balance: 210_000.1 })] })
  const cottage = aProperty({ PropertyValue: 120_000.2, Mortgages: [] })

  test('is summed to the cent, less what is owed', () => {
    expect(equityOf([house, cottage])).toEqual({ value: 620_000.2, owed: 210_000.1, left: 410_000.1 })
  })

  test('counts missing amounts as zero', () => {
    const begun = aProperty({ PropertyValue: null, Mortgages: [anOwnedMortgage({ Balance: null })] })
    expect(equityOf([begun])).toEqual({ value: 0, owed: 0, left: 0 })
  })
})
