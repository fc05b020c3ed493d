/** Exact arithmetic for the reference: cents and fractions as whole numbers of any size, roots to forty digits. */
export const cents = (dollars: number | null | undefined): bigint => BigInt(Math.round((dollars ?? 0) * 100))

export const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator)
export const roundedUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator
export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
export const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

const one = 10n ** 40n
const times = (a: bigint, b: bigint) => (a * b) / one

const power = (base: bigint, exponent: number): bigint => {
  let [result, square] = [one, base]
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square)
    square = times(square, square)
  }
  return result
}

/** Newton's method from above. */
const root = (value: bigint, degree: number): bigint => {
  const count = BigInt(degree)
  let guess = value
  for (;;) {
    const next = ((count - 1n) * guess + (value * one) / power(guess, degree - 1)) / count
    if (next >= guess) return guess
    guess = next
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** What one dollar becomes in a period, of which there are `perYear`, at thousandths of a per cent compounded so often. */
const growthOf = (rate: bigint, compounded: number, perYear: number): bigint => {
  const base = one + (one * rate) / BigInt(100_000 * compounded)
  const common = divisor(compounded, perYear)
  return root(power(base, compounded / common), perYear / common)
}

/** A level payment of one dollar of loan, to forty digits. */
export const annuity = (rate: bigint, compounded: number, perYear: number, years: number): bigint => {
  const count = perYear * years
  if (rate === 0n) return one / BigInt(count)
  const growth = growthOf(rate, compounded, perYear)
  const whole = power(growth, count)
  return ((growth - one) * whole) / (whole - one)
}

/** Rounded to thirteen digits, and then up to the cent: the rule of the calculator. */
export const levelPayment = (loan: bigint, factor: bigint): bigint => {
  const exact = loan * factor
  const decimals = 13n - BigInt(String(exact / one).length)
  const scale = decimals >= 0n ? 10n ** decimals : 1n
  return loan === 0n ? 0n : roundedUp(halfUp(exact * scale, one), scale)
}
