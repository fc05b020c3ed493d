import { describe, expect, it, test } from 'vitest'
import { applicantAddressKind } from '../applicants/addresses/kind.ts'
import { annualAmount } from '../applicants/incomes/annual.ts'
import { incomeAmount, incomeName } from '../applicants/incomes/income-lines.ts'
import { incomeKind } from '../applicants/incomes/kind.ts'
import { hasArrival, hasOwnReason } from '../applicants/incomes/types.ts'
import { kinds } from '../applicants/kinds/all-kinds.ts'
import { propertyKind } from '../applicants/properties/kind.ts'
import {
  aGap,
  aJob,
  aLiability,
  anAddress,
  anApplicantAddress,
  anAsset,
  aPension,
  aProperty,
} from '../testing/records.ts'
import { incomeTypes } from './income-types.ts'
import { loadedRecord, summaryTotals, wordsIn } from './loaded-record.ts'
import { isCodeOf, menus } from './menus.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('an income in words', () => {
  test.each([
    [aJob(), 'en', 'Teacher, Bluewater School Board', '$85,000 per year'],
    [aJob(), 'fr', 'Teacher, Bluewater School Board', '85 000 $ par année'],
    [aPension(), 'en', 'Pension: CPP', '$1,200 per month'],
    [aPension({ Desc: 'RRQ' }), 'fr', 'Rente ou pension de retraite : RRQ', '1 200 $ par mois'],
    [aPension({ Desc: '', IncomeTypeDD: 4, IncomePeriodDD: 5 }), 'en', 'Interest', '$1,200 every two weeks'],
    [aGap({ EmploymentGapDD: 1 }), 'en', 'Period without a job: Studying', ''],
    [aGap({ EmploymentGapDD: 6 }), 'fr', 'Période sans emploi : Avant l’arrivée au Canada', ''],
    [aGap({ EmploymentGapDD: 0, Desc: 'Sailing' }), 'en', 'Period without a job: Sailing', ''],
    [aJob({ JobTitle: '', EmployerName: '', IncomeAmount: null }), 'en', 'Employment', ''],
  ] as const)('%#: %s', (income, language, name, amount) => {
    expect(plain(incomeName(income, wordsIn(language)))).toBe(name)
    expect(plain(incomeAmount(income, wordsIn(language)))).toBe(amount)
  })
})

describe('a record in replies', () => {
  it('has its address in lines, for a property also without the unit', () => {
    const { Address } = loadedRecord(propertyKind, aProperty({ Address: anAddress({ UnitNumber: '4' }) }), 'en')
    expect(Address.ShortFormatAddress).toBe('4-157 Garafraxa Street South')
    expect(Address.FullFormatAddress).toBe('4-157 Garafraxa Street South, Durham, Ontario N0G 1R0')
    expect(Address.FullAddressWithoutUnit).toBe('157 Garafraxa Street South, Durham, Ontario N0G 1R0')
  })
  it('has labels for its codes and figures', () => {
    expect(
      loadedRecord(applicantAddressKind, anApplicantAddress({ ResidentialStatusDD: 2, Rent: 1850 }), 'fr'),
    ).toMatchObject({
      strResidentialStatus: 'Locataire',
      strRent: '1\u00a0850\u00a0$',
    })
    expect(loadedRecord(incomeKind, aPension(), 'en').DisplayName).toBe('Pension: CPP')
    expect(loadedRecord(propertyKind, aProperty({ PurchaseDate: '2019-06-01' }), 'en')).toMatchObject({
      strPropertyType: 'Detached house',
      strOccupancyType: 'I live in it',
      strPropertyValue: '$640,000',
      strPurchaseDate: 'June 1, 2019',
    })
    expect(loadedRecord(kinds.asset, anAsset(), 'fr')).toMatchObject({
      strAssetType: 'Épargne',
      strAssetValue: '25\u00a0000\u00a0$',
    })
    expect(loadedRecord(kinds.liability, aLiability({ Limit: null }), 'en')).toMatchObject({
      strLiabilityType: 'Credit card',
      strLimit: '',
      strBalance: '$1,800',
    })
  })
})

describe('the figures of a summary', () => {
  const mary = { Incomes: [aJob(), aPension()], Properties: [{}, {}], Assets: [anAsset()] }
  const luc = { Incomes: [aJob({ EmploymentHistoryStatusDD: 1 })], Properties: [], Assets: [] }
  it('are those of one applicant', () =>
    expect(summaryTotals([mary], 'en')).toEqual({
      strAnnualIncome: '$99,400',
      PropertyCount: 2,
      strTotalAsset: '$25,000',
    }))
  it('cover several applicants; an empty list gives zero', () => {
    expect(summaryTotals([mary, luc], 'en')).toEqual(summaryTotals([mary], 'en'))
    expect(summaryTotals([luc], 'fr')).toEqual({
      strAnnualIncome: '0\u00a0$',
      PropertyCount: 0,
      strTotalAsset: '0\u00a0$',
    })
  })
})

describe('the menus of income', () => {
  it('has exactly the types that the rules know', () =>
    expect(menus.IncomeType.map(({ code }) => code).sort()).toEqual(Object.values(incomeTypes).sort()))
  it('has the reasons that ask for a date or for words', () => {
    expect(menus.EmploymentGap.filter(({ code }) => hasArrival({ EmploymentGapDD: code }))).toHaveLength(1)
    expect(menus.EmploymentGap.filter(({ code }) => hasOwnReason({ EmploymentGapDD: code }))).toHaveLength(1)
  })
  it('has payments a year for every period', () =>
    expect(menus.IncomePeriod.filter(({ code }) => annualAmount(aPension({ IncomePeriodDD: code })) === 0)).toEqual([]))
  it('has the occupation of the self-employed', () => expect(isCodeOf('Occupation', 6)).toBe(true))
})
