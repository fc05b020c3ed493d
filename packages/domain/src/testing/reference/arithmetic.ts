/** Exact arithmetic for the reference: cents and thousandths of a per cent are integers, and nothing is a floating-point number. */

export const cents = (dollars: number | null | undefined): bigint => BigInt(Math.round((dollars ?? 0) * 100))

/** A percentage in thousandths: 9.975 % is 9975. */
export const thousandths = (percent: number): bigint => BigInt(Math.round(percent * 1000))

/** 100 % in thousandths. */
export const whole = 100_000n

export const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
export const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
export const notBelowZero = (amount: bigint): bigint => larger(amount, 0n)
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** Of amounts that are not negative. */
export const roundedDown = (part: bigint, of: bigint): bigint => part / of
export const roundedUp = (part: bigint, of: bigint): bigint => (part + of - 1n) / of
export const roundedHalfUp = (part: bigint, of: bigint): bigint => (2n * part + of) / (2n * of)

export const percentOf = (amount: bigint, percent: number): bigint =>
  roundedHalfUp(amount * thousandths(percent), whole)

/** A ratio in thousandths of a per cent, as it is shown: rounded up to a hundredth of a per cent. */
export const shownRatio = (part: bigint, of: bigint): bigint => roundedUp(part * 10_000n, of) * 10n

/** Numbers with a fraction are integers in units of 2^-128. */
const precision = 128n
const one = 1n << precision

/** The greatest integer whose power is not above the given one, by Newton's method from above. */
const integerRoot = (power: bigint, degree: bigint, start: bigint): bigint => {
  let root = start
  for (;;) {
    const next = ((degree - 1n) * root + power / root ** (degree - 1n)) / degree
    if (next >= root) return root
    root = next
  }
}

const commonDivisor = (first: bigint, second: bigint): bigint =>
  second === 0n ? first : commonDivisor(second, first % second)

/** What one dollar grows to from one payment to the next, in units of 2^-128, rounded down. */
const growthOf = (base: { of: bigint; in: bigint }, times: bigint, a: bigint): bigint => {
  const shared = commonDivisor(times, a)
  const [exponent, degree] = [times / shared, a / shared]
  const power = ((base.of ** exponent) << (precision * degree)) / base.in ** exponent
  if (degree === 1n) return power
  // Slightly above the root, so that the method descends to it.
  const near = (Number(base.of) / Number(base.in)) ** (Number(exponent) / Number(degree)) * (1 + 1e-12)
  return integerRoot(power, degree, BigInt(Math.ceil(near * 2 ** 52)) << (precision - 52n))
}

/** How a rate compounds: fixed rates twice a year, variable ones every month. */
export type Compounding = 2n | 12n

interface Annuity {
  growth: bigint
  /** The payment on one cent, in units of 2^-128, between two numbers; exact for a rate of zero. */
  least: bigint
  most: bigint
  payments: bigint
}

const annuities = new Map<string, Annuity>()

/** A loan that is repaid in level payments; the rate is in thousandths of a per cent a year. */
export const annuityOf = (rate: bigint, compounding: Compounding, years: number, paymentsAYear: bigint): Annuity => {
  const key = `${rate} ${compounding} ${years} ${paymentsAYear}`
  const known = annuities.get(key)
  if (known) return known
  const payments = BigInt(years) * paymentsAYear
  const base = { of: whole * compounding + rate, in: whole * compounding }
  const growth = growthOf(base, compounding, paymentsAYear)
  const periods = compounding * BigInt(years)
  // The loan grows by `end.of / end.in` until its last payment, which is exact for every frequency.
  const end = { of: base.of ** periods, in: base.in ** periods }
  const factor = (interest: bigint) => (interest * end.of) / (end.of - end.in)
  const annuity =
    rate === 0n
      ? { growth: one, least: 0n, most: 0n, payments }
      : { growth, least: factor(growth - one), most: factor(growth + 1n - one) + 1n, payments }
  annuities.set(key, annuity)
  return annuity
}

/** The level payment, up to the cent. */
export const levelPayment = (loan: bigint, annuity: Annuity): bigint => {
  if (annuity.growth === one) return roundedUp(loan, annuity.payments)
  const [least, most] = [roundedUp(loan * annuity.least, one), roundedUp(loan * annuity.most, one)]
  if (least !== most) throw new Error('128 binary places are too few to round this payment')
  return least
}

interface Repayment {
  paid: bigint
  interest: bigint
  principal: bigint
  balance: bigint
}

/** What was paid and what is left after some payments, in cents half up; the last payment is what is still owed. */
export const repay = (loan: bigint, payment: bigint, { growth }: Annuity, payments: number): Repayment => {
  const half = one >> 1n
  let [balance, paid] = [loan << precision, 0n]
  for (let made = 0; made < payments && balance > 0n; made++) {
    const owed = (balance * growth) >> precision
    const now = smaller(payment << precision, owed)
    balance = owed - now
    paid += now
  }
  const [left, total] = [(balance + half) >> precision, (paid + half) >> precision]
  return { paid: total, interest: total - (loan - left), principal: loan - left, balance: left }
}
