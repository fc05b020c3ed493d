import { describe, expect, test } from 'vitest'
import { aPurchase, compute, inProvince, type ProvinceName, shown } from '../testing/qualification.ts'
import type { DealFacts, SubjectFacts } from './facts.ts'
import type { Figure } from './figure.ts'
import type { RuleId } from './rule-values.ts'

const first: DealFacts = { FirstTimeProvinceFlag: 1 }
const other: DealFacts = { FirstTimeProvinceFlag: 0 }

const taxOf = (
  province: ProvinceName,
  City: string,
  PropertyValue: number,
  given: DealFacts = other,
  home: SubjectFacts = {},
) => compute(aPurchase({ PropertyValue, ...given }, { ...inProvince(province, City), ...home })).transferTax

/** The part of a tax that follows from some rules. */
const partBy = ({ lines }: Figure, ids: readonly RuleId[]) =>
  Math.round(lines.reduce((sum, { amount, rule }) => sum + (rule && ids.includes(rule.id) ? amount * 100 : 0), 0)) / 100

describe('Ontario', () => {
  test.each([
    ['E119', 55_000, 275],
    ['E120', 55_001, 275.01],
    ['E121', 250_000, 2_225],
    ['E122', 400_000, 4_475],
    ['E123', 2_000_000, 36_475],
    ['E124', 2_000_001, 36_475.03],
  ])('%s: taxes %d with %d', (_, price, tax) => expect(shown(taxOf('ON', 'Ottawa', price))).toBe(tax))
  test.each([
    ['E125', 368_333, 0],
    ['E126', 368_334, 0.01],
    ['E127', 550_000, 3_475],
  ])('%s: refunds a first-time buyer of %d all but %d', (_, price, tax) =>
    expect(shown(taxOf('ON', 'Ottawa', price, first))).toBe(tax),
  )
  test('taxes more than two units without the last tier', () =>
    expect(shown(taxOf('ON', 'Ottawa', 3_000_000, other, { DwellingTypeDD: 13 }))).toBe(56_475))
  test('refunds a first-time buyer by the share of the title', () =>
    expect(shown(taxOf('ON', 'Ottawa', 550_000, { ...first, FirstTimeTitleShare: 50 }))).toBe(5_475))
  test('may have a second tax while the city is not known', () =>
    expect(shown(taxOf('ON', '', 400_000))).toBe('4475 to 8950'))
  test.each([
    ['a first-time buyer', 400_000, first, 475],
    ['a first-time buyer', 550_000, first, '3475 to 6475'],
    ['who may be one', 400_000, {}, '475 to 8950'],
    ['one of two buyers', 400_000, { ...first, FirstTimeTitleShare: 50 }, '2475 to 4712.5'],
  ])('refunds no more than the tax while the city is not known: %s of %d', (_, price, given, tax) =>
    expect(shown(taxOf('ON', '', price, given))).toBe(tax),
  )
  test('while the city is not known, taxes between the tax of each city', () => {
    const range = (figure: Figure) => {
      if (figure.is !== 'known' && figure.is !== 'between') throw new Error(figure.is)
      return figure.is === 'known' ? [figure.amount, figure.amount] : [figure.least, figure.most ?? Infinity]
    }
    for (const price of [50_000, 368_334, 400_000, 550_000, 850_000, 2_500_000])
      for (const buyer of [first, other, {}, { ...first, FirstTimeTitleShare: 50 }])
        for (const OccupancyDD of [-1, 0, 1]) {
          const given = { ...buyer, OccupancyDD }
          const [ottawa = [], toronto = []] = ['Ottawa', 'Toronto'].map((city) =>
            range(taxOf('ON', city, price, given)),
          )
          const both = [...ottawa, ...toronto]
          expect(range(taxOf('ON', '', price, given))).toEqual([Math.min(...both), Math.max(...both)])
        }
  })
})

describe('Toronto', () => {
  const ids: readonly RuleId[] = ['transfer-tax.toronto', 'transfer-relief.toronto']
  const before: DealFacts = { ...other, ClosingDate: '2026-03-31' }
  test.each([
    ['E128', 400_000, first, 0],
    ['E129', 3_000_000, other, 61_475],
    ['E130', 3_000_001, other, 61_475.04],
    ['E131', 4_000_000, other, 105_475],
    ['E132', 5_000_000, other, 159_975],
    ['E132', 5_000_000, before, 141_475],
    ['E133', 10_000_000, other, 484_975],
    ['E134', 20_000_000, other, 1_239_975],
    ['E135', 20_000_001, other, 1_239_975.09],
  ])('%s: adds to %d, with %o, %d', (_, price, given, tax) =>
    expect(partBy(taxOf('ON', 'Toronto', price, given), ids)).toBe(tax),
  )
  test('E136: is added to the tax of Ontario, and has a refund of its own', () => {
    expect(shown(taxOf('ON', 'Toronto', 750_000))).toBe(22_950)
    expect(shown(taxOf('ON', 'Toronto', 750_000, first))).toBe(14_475)
  })
  test('includes the municipalities of before 1998', () =>
    expect(shown(taxOf('ON', 'North York', 750_000))).toBe(22_950))
})

describe('British Columbia', () => {
  test.each([
    ['E137', 200_000, 2_000],
    ['E138', 650_000, 11_000],
    ['E139', 2_000_000, 38_000],
    ['E140', 3_000_000, 68_000],
    ['E141', 3_000_001, 68_000.05],
    ['E142', 4_500_000, 143_000],
  ])('%s: taxes %d with %d', (_, price, tax) => expect(shown(taxOf('BC', 'Vancouver', price))).toBe(tax))
  test.each([
    ['E143', 500_000, 0],
    ['E144', 500_001, 0.02],
    ['E145', 835_000, 6_700],
    ['E146', 835_001, 6_700.34],
    ['E147', 847_500, 10_950],
    ['E148', 859_999, 15_199.66],
    ['E149', 860_000, 15_200],
  ])('%s: taxes a first-time buyer of %d with %d', (_, price, tax) =>
    expect(shown(taxOf('BC', 'Vancouver', price, first))).toBe(tax),
  )
  test.each([
    ['E150', 1_100_000, 0],
    ['E151', 1_100_001, 0.4],
    ['E152', 1_125_000, 10_250],
    ['E153', 1_149_999, 20_999.56],
    ['E154', 1_150_000, 21_000],
  ])('%s: taxes a new home of %d with %d', (_, price, tax) =>
    expect(shown(taxOf('BC', 'Vancouver', price, other, { NewConstructionDD: 1 }))).toBe(tax),
  )
  test('gives the better relief, not both', () =>
    expect(shown(taxOf('BC', 'Vancouver', 700_000, first, { NewConstructionDD: 1 }))).toBe(0))
  test('relieves a first-time buyer by the share of the title', () =>
    expect(shown(taxOf('BC', 'Vancouver', 500_000, { ...first, FirstTimeTitleShare: 60 }))).toBe(3_200))
  test('gives none to who does not live there', () =>
    expect(shown(taxOf('BC', 'Vancouver', 500_000, { ...first, OccupancyDD: 2 }))).toBe(8_000))
  test('leaves the tax open where the first purchase is not known', () =>
    expect(shown(taxOf('BC', 'Vancouver', 500_000, {}))).toBe('0 to 8000'))
})

describe('Quebec', () => {
  const noByLaw: DealFacts = { ...other, MunicipalRate: 1.5 }
  const assessed = { AssessedValue: 460_000, ComparativeFactor: 1.08 }
  test.each<[string, number, SubjectFacts, number]>([
    ['E155', 62_900, {}, 314.5],
    ['E156', 315_000, {}, 2_835.5],
    ['E157', 500_000, {}, 5_610.5],
    ['E158', 480_000, assessed, 5_562.5],
  ])('%s: taxes %d, with %o, with %d', (_, price, home, tax) =>
    expect(shown(taxOf('QC', 'Laval', price, noByLaw, home))).toBe(tax),
  )
  test('E246: may tax more above 500,000 by by-law', () => {
    expect(shown(taxOf('QC', '', 600_000))).toBe('7110.5 to 8610.5')
    expect(shown(taxOf('QC', 'Laval', 600_000, { ...other, MunicipalRate: 3 }))).toBe(8_610.5)
  })
  test.each([
    ['E159', 552_300, 6_395],
    ['E160', 600_000, 7_349],
    ['E161', 1_104_700, 17_443],
    ['E162', 2_136_500, 43_238],
    ['E163', 3_113_000, 77_415.5],
    ['E164', 4_000_000, 112_895.5],
  ])('%s: Montréal taxes %d with %d', (_, price, tax) => expect(shown(taxOf('QC', 'Montréal', price))).toBe(tax))
  test('has no tax to show for a year whose tiers are not known', () =>
    expect(shown(taxOf('QC', 'Laval', 400_000, { ...other, ClosingDate: '2027-01-01' }))).toBe('unknown'))
})

describe('other provinces', () => {
  test.each<[string, ProvinceName, number, number]>([
    ['E165', 'MB', 30_000, 0],
    ['E166', 'MB', 90_000, 300],
    ['E167', 'MB', 150_000, 900],
    ['E168', 'MB', 200_000, 1_650],
    ['E169', 'MB', 480_000, 7_250],
    ['E174', 'PE', 30_000, 0],
    ['E175', 'PE', 30_001, 300.01],
    ['E176', 'PE', 300_000, 3_000],
    ['E177', 'NL', 500, 100],
    ['E178', 'NL', 501, 100.4],
    ['E179', 'NL', 300_000, 1_298],
    ['E180', 'NL', 300_050, 1_298.4],
    ['E181', 'NL', 1_225_500, 5_000],
    ['E182', 'NL', 2_000_000, 5_000],
    ['E183', 'SK', 500, 0],
    ['E184', 'SK', 501, 25],
    ['E185', 'SK', 6_300, 25],
    ['E186', 'SK', 6_301, 25.2],
    ['E187', 'SK', 300_000, 1_200],
    ['E189', 'AB', 452_000, 505],
    ['E190', 'AB', 1_000_000, 1_050],
    ['E192', 'NT', 1_000_001, 2_001.5],
    ['E195', 'YT', 99_999.99, 50],
    ['E196', 'YT', 100_000, 150],
    ['E197', 'YT', 499_999.99, 150],
    ['E197', 'YT', 500_000, 350],
    ['E198', 'YT', 2_999_999.99, 350],
    ['E198', 'YT', 3_000_000, 550],
    ['E199', 'YT', 9_999_999.99, 550],
    ['E199', 'YT', 10_000_000, 750],
  ])('%s: %s taxes %d with %d', (_, province, price, tax) => expect(shown(taxOf(province, '', price))).toBe(tax))

  test.each<[string, number, number, number]>([
    ['E170', 350_000, 300_000, 3_500],
    ['E171', 90_000, 100_000, 1_000],
  ])('%s: New Brunswick taxes the larger of %d and the assessment of %d with %d', (_, price, AssessedValue, tax) =>
    expect(shown(taxOf('NB', '', price, other, { AssessedValue }))).toBe(tax),
  )
  test('E172: Nova Scotia has the tax of the municipality', () =>
    expect(shown(taxOf('NS', 'Halifax', 500_000))).toBe(7_500))
  test('E173: Nova Scotia adds a tenth for who will not live there', () => {
    const tax = taxOf('NS', 'Halifax', 500_000, { ...other, ResidentOfProvinceFlag: 0 })
    expect(partBy(tax, ['transfer-tax.NS.not-resident'])).toBe(50_000)
    expect(shown(tax)).toBe(57_500)
  })
  test('E247: without municipality it is between none and the highest, and the residence is still asked', () => {
    const tax = taxOf('NS', '', 500_000)
    expect(shown(tax)).toBe('0 to 7500')
    expect(tax.needs).toEqual(['MunicipalRate', 'ResidentOfProvinceFlag'])
  })
  test('a factor of the assessment is of Quebec only', () => {
    const home = { AssessedValue: 100_000, ComparativeFactor: 1.5 }
    expect(shown(taxOf('NB', '', 90_000, other, home))).toBe(1_000)
    expect(shown(taxOf('PE', '', 90_000, other, home))).toBe(1_000)
  })
  test('Prince Edward Island taxes no first-time buyer', () => expect(shown(taxOf('PE', '', 300_000, first))).toBe(0))
  test('Prince Edward Island taxes a first-time buyer who will not live there', () =>
    expect(shown(taxOf('PE', '', 300_000, { ...first, OccupancyDD: 2 }))).toBe(3_000))
})

describe('the registration of the mortgage', () => {
  test.each<[string, ProvinceName, number, number, number, number]>([
    ['E188', 'AB', 450_000, 405_000, 500, 455],
    ['E191', 'NT', 500_000, 400_000, 1_000, 600],
    ['E193', 'NT', 40_000, 50_000, 100, 80],
    ['E194', 'NU', 650_000, 500_000, 975, 500],
  ])(
    '%s: in %s, of a price of %d and a mortgage of %d, is taxed %d and costs %d',
    (_, province, price, mortgage, tax, fee) => {
      expect(shown(taxOf(province, '', price))).toBe(tax)
      const home = { PropertyValue: mortgage * 2, DownPayment: mortgage }
      expect(shown(compute(aPurchase(home, inProvince(province))).registration)).toBe(fee)
    },
  )
  test.each<[ProvinceName, number | string]>([
    ['ON', 'inLegalCosts'],
    ['SK', 250],
    ['NL', 1_698],
    ['MB', 'unknown'],
    ['YT', 'unknown'],
  ])('in %s is %s', (province, fee) => {
    const home = { PropertyValue: 800_000, DownPayment: 400_000 }
    expect(shown(compute(aPurchase(home, inProvince(province))).registration)).toBe(fee)
  })
})

test.each<ProvinceName>(['AB', 'MB', 'NL', 'NT', 'NU', 'SK', 'YT'])(
  'who borrows nothing in %s registers no mortgage',
  (province) => {
    const home = { PropertyValue: 400_000, DownPayment: 400_000 }
    expect(shown(compute(aPurchase(home, inProvince(province))).registration)).toBe(0)
  },
)

describe('buyers who do not live in Canada', () => {
  const warned = (province: ProvinceName, City: string, given: DealFacts) =>
    shown(compute(aPurchase({ PropertyValue: 500_000, ...given }, inProvince(province, City))).notResidentTax)
  test.each<[ProvinceName, string, DealFacts, number | string]>([
    ['ON', 'Ottawa', { ResidentOfCanadaFlag: 0 }, 125_000],
    ['ON', 'Toronto', { ResidentOfCanadaFlag: 0 }, 175_000],
    ['BC', 'Vancouver', { ResidentOfCanadaFlag: 0 }, 100_000],
    ['BC', 'Vancouver', { ResidentOfCanadaFlag: 1 }, 'residentOfCanada'],
    ['BC', 'Vancouver', {}, 'unknown'],
    ['AB', 'Calgary', {}, 'noSuchTax'],
  ])('in %s (%s) with %o are warned of %s', (province, city, given, tax) =>
    expect(warned(province, city, given)).toBe(tax),
  )
  test('never find it in the cash to close', () => {
    const cash = (ResidentOfCanadaFlag: number) =>
      compute(
        aPurchase(
          { PropertyValue: 500_000, DownPayment: 100_000, ...other, ResidentOfCanadaFlag },
          inProvince('ON', 'Ottawa'),
        ),
      ).cashToClose
    expect(shown(cash(0))).toBe(shown(cash(1)))
  })
})
