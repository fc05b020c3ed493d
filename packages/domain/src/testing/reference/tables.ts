/** The figures of the rules, entered from the design document and not from the engine's rows. Prices are dollars, shares per cent. */

export type Province = 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NT' | 'NS' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT'

export const provinceByCode: Readonly<Record<number, Province>> = {
  1: 'AB',
  2: 'BC',
  3: 'MB',
  4: 'NB',
  5: 'NL',
  6: 'NT',
  7: 'NS',
  8: 'NU',
  9: 'ON',
  10: 'PE',
  11: 'QC',
  12: 'SK',
  13: 'YT',
}

/** Up to an amount, and that part's share; the last share applies to all above. */
export type Tiers = readonly (readonly [upTo: number, percent: number])[]
const above = Number.MAX_SAFE_INTEGER / 1000

export const dwellings: Readonly<Record<number, number>> = { 2: 2, 3: 2, 8: 3, 9: 3, 13: 4, 14: 4 }

export const premiums = {
  owner: [
    [65, 0.6],
    [75, 1.7],
    [80, 2.4],
    [85, 2.8],
    [90, 3.1],
    [95, 4],
  ],
  rental: [
    [65, 1.45],
    [75, 2],
    [80, 2.9],
  ],
} as const

export const ontario: Tiers = [
  [55_000, 0.5],
  [250_000, 1],
  [400_000, 1.5],
  [2_000_000, 2],
  [above, 2.5],
]
/** Three dwellings or more pay no higher share above two million. */
export const ontarioOtherHomes: Tiers = [...ontario.slice(0, 3), [above, 2]]

const torontoTo2Million: Tiers = ontario.slice(0, 4)
export const toronto: Tiers = [
  ...torontoTo2Million,
  [3_000_000, 2.5],
  [4_000_000, 4.4],
  [5_000_000, 5.45],
  [10_000_000, 6.5],
  [20_000_000, 7.55],
  [above, 8.6],
]
export const torontoBeforeApril2026: Tiers = [
  ...torontoTo2Million,
  [3_000_000, 2.5],
  [4_000_000, 3.5],
  [5_000_000, 4.5],
  [10_000_000, 5.5],
  [20_000_000, 6.5],
  [above, 7.5],
]

export const britishColumbia: Tiers = [
  [200_000, 1],
  [2_000_000, 2],
  [3_000_000, 3],
  [above, 5],
]
export const manitoba: Tiers = [
  [30_000, 0],
  [90_000, 0.5],
  [150_000, 1],
  [200_000, 1.5],
  [above, 2],
]
/** The share above 500,000 is the municipality's, from 1.5 to 3. */
export const quebec = (municipal: number): Tiers => [
  [62_900, 0.5],
  [315_000, 1],
  [500_000, 1.5],
  [above, municipal],
]
export const montreal: Tiers = [
  [62_900, 0.5],
  [315_000, 1],
  [552_300, 1.5],
  [1_104_700, 2],
  [2_136_500, 2.5],
  [3_113_000, 3.5],
  [above, 4],
]

/** The fee of a mortgage in Saskatchewan, up to an amount. */
export const saskatchewanMortgage = [
  [250_000, 180],
  [500_000, 250],
  [750_000, 500],
  [1_000_000, 750],
  [above, 1_000],
] as const

/** The fee of a title in Yukon, below an amount. */
export const yukonTitle = [
  [100_000, 50],
  [500_000, 150],
  [3_000_000, 350],
  [10_000_000, 550],
  [above, 750],
] as const

/** The province's part of the tax on a new home. */
export const provincialTax: Readonly<Partial<Record<Province, number>>> = {
  ON: 8,
  NS: 9,
  NB: 10,
  NL: 10,
  PE: 10,
  QC: 9.975,
  SK: 6,
}
