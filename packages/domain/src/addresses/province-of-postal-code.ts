/** ProvinceDD by the first letter of a postal code; X is that of two territories. */
const provinceOfLetter: Readonly<Record<string, number>> = {
  A: 5,
  B: 7,
  C: 10,
  E: 4,
  G: 11,
  H: 11,
  J: 11,
  K: 9,
  L: 9,
  M: 9,
  N: 9,
  P: 9,
  R: 3,
  S: 12,
  T: 1,
  V: 2,
  Y: 13,
}

/** ProvinceDD of a postal code; undefined where its first letter does not decide it. */
export const provinceOfPostalCode = (code: string): number | undefined => provinceOfLetter[code.charAt(0).toUpperCase()]
