import { describe, expect, it, test } from 'vitest'
import { homeEquityLine } from '../../mortgages/rules.ts'
import { defaultSettings } from '../../site/defaults.ts'
import { anAddress, anOwnedMortgage, aProperty } from '../../testing/records.ts'
import { blankOwnedMortgage, mayAddMortgage, switchMortgages } from './conditions.ts'
import { type OwnedMortgage, type OwnedProperty, propertyKind } from './kind.ts'

const today = '2026-11-20'
const context = { settings: defaultSettings, today }
const keys = (given: Partial<OwnedProperty>) => propertyKind.problems(aProperty(given), context).map(({ Key }) => Key)
const mortgageKeys = (given: Partial<OwnedMortgage>) => keys({ Mortgages: [anOwnedMortgage(given)] })

describe('a property', () => {
  it('that is complete has no problem', () => expect(keys({})).toEqual([]))
  it('reports everything missing, in page order', () =>
    expect(propertyKind.problems({ ...propertyKind.blank, Mortgages: [blankOwnedMortgage] }, context)).toEqual([
      { Field: 'Property.Address.StreetName', Key: 'PropertyMissingAddress' },
      { Field: 'Property.OccupancyTypeDD', Key: 'PropertyMissingOccupancyType' },
      { Field: 'Property.PropertyTypeDD', Key: 'PropertyMissingPropertyType' },
      { Field: 'Property.PropertyValue', Key: 'PropertyMissingPropertyValue' },
      { Field: 'Property.AnnualTaxes', Key: 'PropertyMissingPropertyTax' },
      { Field: 'Property.Mortgages.0.LoanTypeDD', Key: 'PropertyMissingLoanType' },
      { Field: 'Property.Mortgages.0.PaymentFrequencyDD', Key: 'PropertyMissingPaymentFrequency' },
      { Field: 'Property.Mortgages.0.Balance', Key: 'PropertyMissingBalance' },
      { Field: 'Property.Mortgages.0.RateTypeDD', Key: 'PropertyMissingRateType' },
      { Field: 'Property.Mortgages.0.InterestRate', Key: 'PropertyMissingInterestRate' },
      { Field: 'Property.Mortgages.0.MaturityDate', Key: 'PropertyMissingMaturityDate' },
    ]))
  test.each<[Partial<OwnedProperty>, string[]]>([
    [{ OccupancyTypeDD: 1 }, ['PropertyMissingRentalIncome']],
    [{ OccupancyTypeDD: 2, RentalIncome: 0 }, ['PropertyMissingRentalIncome']],
    [{ OccupancyTypeDD: 2, RentalIncome: 1400 }, []],
    [{ OccupancyTypeDD: 3 }, []],
    [{ OccupancyTypeDD: 4 }, []],
    [{ PropertyTypeDD: 2 }, ['PropertyMissingCondoFee']],
    [{ PropertyTypeDD: 2, CondoFees: 380 }, []],
    [{ AnnualTaxes: 0 }, ['PropertyMissingPropertyTax']],
    [{ PropertyValue: 0.001 }, ['InvalidAmount']],
    [{ OriginalValue: -1 }, ['InvalidAmount']],
    [{ PurchaseDate: today }, []],
    [{ PurchaseDate: '2026-11-21' }, ['PurchaseDateInFuture']],
    [{ PurchaseDate: '2026-02-30' }, ['InvalidDate']],
    [{ Address: anAddress({ PostalFsa: 'N0' }) }, ['InvalidPostalCode']],
  ])('with %o has %o', (given, expected) => expect(keys(given)).toEqual(expected))
  it('is stored without rent and condo fees where it has none', () => {
    const kept = propertyKind.clean(aProperty({ RentalIncome: 900, CondoFees: 300 }))
    expect([kept.RentalIncome, kept.CondoFees]).toEqual([null, null])
    const lent = propertyKind.clean(aProperty({ OccupancyTypeDD: 4, RentalIncome: 900 }))
    expect(lent.RentalIncome).toBeNull()
    const rented = propertyKind.clean(
      aProperty({ OccupancyTypeDD: 2, PropertyTypeDD: 2, RentalIncome: 900, CondoFees: 300 }),
    )
    expect([rented.RentalIncome, rented.CondoFees]).toEqual([900, 300])
  })
})

describe('a mortgage on it', () => {
  test.each<[Partial<OwnedMortgage>, string[]]>([
    [{}, []],
    [{ Balance: 0 }, ['PropertyMissingBalance']],
    [{ InterestRate: 0 }, []],
    [{ InterestRate: 101 }, ['InvalidAmount']],
    [{ InterestRate: -1 }, ['InvalidAmount']],
    [{ MaturityDate: '2056-11-20' }, []],
    [{ MaturityDate: '2056-11-21' }, ['MaturityDateOutOfRange']],
    [{ MaturityDate: '2020-01-01' }, []],
    [{ MaturityDate: '2026-13-01' }, ['InvalidDate']],
    [{ PAndIPayment: null }, []],
    [{ PAndIPayment: -1 }, ['InvalidAmount']],
  ])('with %o has %o', (given, expected) => expect(mortgageKeys(given)).toEqual(expected))
  it('that is a line of credit needs no maturity date, and one that is given is checked', () => {
    expect(mortgageKeys({ LoanTypeDD: homeEquityLine, MaturityDate: '' })).toEqual([])
    expect(mortgageKeys({ LoanTypeDD: homeEquityLine, MaturityDate: '2090-01-01' })).toEqual(['MaturityDateOutOfRange'])
    expect(mortgageKeys({ LoanTypeDD: 0, MaturityDate: '' })).toEqual(['PropertyMissingMaturityDate'])
  })
  it('is limited to three', () => {
    const three = [anOwnedMortgage(), anOwnedMortgage(), anOwnedMortgage()]
    expect(keys({ Mortgages: three })).toEqual([])
    expect(keys({ Mortgages: [...three, anOwnedMortgage()] })).toEqual(['TooManyMortgages'])
    expect(mayAddMortgage(three.slice(1))).toBe(true)
    expect(mayAddMortgage(three)).toBe(false)
  })
  it('is required while the switch is on', () => {
    expect(switchMortgages(true, [])).toEqual([blankOwnedMortgage])
    expect(switchMortgages(true, [anOwnedMortgage()])).toEqual([anOwnedMortgage()])
    expect(switchMortgages(false, [anOwnedMortgage()])).toEqual([])
  })
})
