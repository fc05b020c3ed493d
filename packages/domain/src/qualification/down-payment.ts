import { roundToCents } from '../kit/money.ts'
import type { Tri } from '../kit/tri.ts'

/** Lenders in Canada must insure a mortgage with a down payment below this per cent of the value. */
export const insuredBelow = 20

const areKnown = (downPayment: number | null, propertyValue: number | null): propertyValue is number =>
  downPayment !== null && propertyValue !== null && propertyValue > 0

/** Whether the down payment requires mortgage insurance; unknown without both figures. */
export const needsInsurance = (downPayment: number | null, propertyValue: number | null): Tri =>
  areKnown(downPayment, propertyValue) ? (downPayment ?? 0) * 100 < propertyValue * insuredBelow : undefined

const cents = (dollars: number) => Math.round(dollars * 100)

/** The down payment in per cent of the value, rounded down to a tenth: 19.96 becomes 19.9, never 20. */
export const shareOfValue = (downPayment: number | null, propertyValue: number | null): number | null =>
  areKnown(downPayment, propertyValue) ? Math.floor((cents(downPayment ?? 0) * 1000) / cents(propertyValue)) / 10 : null

/**
 * The legal minimum down payment of a purchase, in dollars, rounded up to the cent: 5 % of the price to 500,000 and 10 %
 * of the rest; 20 % of rentals and of prices from 1,500,000, which cannot be insured.
 * Source: Insurable Housing Loan Regulations (SOR/2012-281) as amended on 2024-12-15; to be reviewed by 2027-04-30.
 */
export const minimumDownPayment = (price: number, isRental: boolean): number => {
  const whole = cents(price)
  if (isRental || whole >= 150_000_000) return Math.ceil(whole / 5) / 100
  const lower = Math.min(whole, 50_000_000)
  return roundToCents(Math.ceil((lower * 5 + (whole - lower) * 10) / 100) / 100)
}

/** OccupancyDD of a property that is bought to be rented out. */
const rental = 2

/** The legal minimum for this price and OccupancyDD, in dollars; undefined without a price. */
export const leastDownPayment = (propertyValue: number | null, occupancy: number): number | undefined =>
  propertyValue !== null && propertyValue > 0 ? minimumDownPayment(propertyValue, occupancy === rental) : undefined

/** Whether a down payment is below the legal minimum; false without both figures. */
export const isBelowMinimum = (downPayment: number | null, propertyValue: number | null, occupancy: number): boolean =>
  downPayment !== null && downPayment < (leastDownPayment(propertyValue, occupancy) ?? 0)
