/** How a fraction of a cent is rounded. */
export type Rounding = 'halfUp' | 'up' | 'down'

/** Dollars with two decimals as integer cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** A percentage as an integer number of thousandths of a per cent: 9.975 is 9,975. */
export const toThousandths = (percent: number): number => Math.round(percent * 1000)

/** Thousandths of a per cent in a whole. */
export const wholeInThousandths = 100_000

const isSafe = (product: number) => Math.abs(product) <= Number.MAX_SAFE_INTEGER

const divide = (product: number, divisor: number, rounding: Rounding): number => {
  const rest = product % divisor
  const quotient = (product - rest) / divisor
  const isUp = rounding === 'up' ? rest > 0 : rounding === 'halfUp' && rest * 2 >= divisor
  return isUp ? quotient + 1 : quotient
}

const divideLarge = (product: bigint, divisor: bigint, rounding: Rounding): number => {
  const rest = product % divisor
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'halfUp' && rest * 2n >= divisor
  return Number(product / divisor + (isUp ? 1n : 0n))
}

/** `amount × factor ÷ divisor` of integers from zero, with an exact product. */
export const scale = (amount: number, factor: number, divisor: number, rounding: Rounding): number => {
  const product = amount * factor
  return isSafe(product)
    ? divide(product, divisor, rounding)
    : divideLarge(BigInt(amount) * BigInt(factor), BigInt(divisor), rounding)
}

/** A percentage of an amount in cents. */
export const percentOf = (cents: number, percent: number, rounding: Rounding = 'halfUp'): number =>
  scale(cents, toThousandths(percent), wholeInThousandths, rounding)

/** Whether `part` is at most this percentage of `whole`, from exact products. */
export const isWithin = (part: number, percent: number, whole: number): boolean => {
  const [left, right] = [part * wholeInThousandths, whole * toThousandths(percent)]
  if (isSafe(left) && isSafe(right)) return left <= right
  return BigInt(part) * BigInt(wholeInThousandths) <= BigInt(whole) * BigInt(toThousandths(percent))
}

/** `part` in per cent of `whole`, rounded up to a hundredth, in thousandths: a ratio above a limit never looks equal to it. */
export const shareOf = (part: number, whole: number): number => scale(part, 10_000, whole, 'up') * 10

/** One step of a table: this percentage applies up to `to` dollars (included), to the end where it is null. */
export interface Tier {
  to: number | null
  percent: number
}

export interface TierPart {
  /** Cents of the base within the tier. */
  base: number
  percent: number
  /** Cents of the tier: the rounded total up to here less the one before, so that the parts add up to the total. */
  amount: number
}

/** Each tier's percentage of its part of the base. The sum is rounded once. */
export const tierParts = (cents: number, tiers: readonly Tier[], rounding: Rounding = 'halfUp'): TierPart[] => {
  const parts: TierPart[] = []
  let from = 0
  let product = 0
  let before = 0
  for (const { to, percent } of tiers) {
    if (cents <= from) break
    const end = to === null ? cents : Math.min(cents, to * 100)
    product += (end - from) * toThousandths(percent)
    const total = divide(product, wholeInThousandths, rounding)
    parts.push({ base: end - from, percent, amount: total - before })
    before = total
    from = end
  }
  return parts
}

export const totalOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0)
