export type Province = 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT'

/** ProvinceDD */
const byCode: Readonly<Record<number, Province>> = {
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

/** Undefined while no province is chosen. */
export const provinceOf = (code: number | undefined): Province | undefined =>
  code === undefined ? undefined : byCode[code]
