import type { Tri } from '../kit/tri.ts'

/** Per cent of the value below which a lender in Canada must have the mortgage insured. */
export const insuredBelow = 20

const areKnown = (downPayment: number | null, propertyValue: number | null): propertyValue is number =>
  downPayment !== null && propertyValue !== null && propertyValue > 0

/** Whether the down payment is so small that the mortgage must be insured; not yet known without both figures. */
export const needsInsurance = (downPayment: number | null, propertyValue: number | null): Tri =>
  areKnown(downPayment, propertyValue) ? (downPayment ?? 0) * 100 < propertyValue * insuredBelow : undefined

/** The down payment in per cent of the value, rounded down to a tenth: 19.96 is 19.9 and never called 20. */
export const shareOfValue = (downPayment: number | null, propertyValue: number | null): number | null =>
  areKnown(downPayment, propertyValue) ? Math.floor(((downPayment ?? 0) * 1000) / propertyValue) / 10 : null
