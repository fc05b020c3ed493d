import type { Tri } from '../kit/tri.ts'

/** Lenders in Canada must insure a mortgage with a down payment below this per cent of the value. */
export const insuredBelow = 20

const areKnown = (downPayment: number | null, propertyValue: number | null): propertyValue is number =>
  downPayment !== null && propertyValue !== null && propertyValue > 0

/** Whether the down payment requires mortgage insurance; unknown without both figures. */
export const needsInsurance = (downPayment: number | null, propertyValue: number | null): Tri =>
  areKnown(downPayment, propertyValue) ? (downPayment ?? 0) * 100 < propertyValue * insuredBelow : undefined

/** The down payment in per cent of the value, rounded down to a tenth: 19.96 becomes 19.9, never 20. */
export const shareOfValue = (downPayment: number | null, propertyValue: number | null): number | null =>
  areKnown(downPayment, propertyValue) ? Math.floor(((downPayment ?? 0) * 1000) / propertyValue) / 10 : null
