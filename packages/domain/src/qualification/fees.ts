import { percentOf, toCents } from './cents.ts'
import type { BandFee, UnitFee } from './rule-values.ts'

/** A fee of one band for the whole of an amount in cents. */
const bandFee = (cents: number, { bands }: BandFee): number => {
  const band = bands.find(({ to }) => to === null || cents <= toCents(to))
  if (!band) return 0
  return band.percent === undefined ? toCents(band.fee ?? 0) : percentOf(cents, band.percent)
}

/** A fixed part and a fee for each started unit. */
const unitFee = (cents: number, { fixed, free, units, least, most }: UnitFee): number => {
  let total = toCents(fixed)
  let from = toCents(free)
  for (const { to, size, fee } of units) {
    const end = to === null ? cents : Math.min(cents, toCents(to))
    if (end > from) total += Math.ceil((end - from) / toCents(size)) * toCents(fee)
    from = Math.max(from, end)
  }
  const raised = Math.max(total, toCents(least ?? 0))
  return most === undefined ? raised : Math.min(raised, toCents(most))
}

export const feeOf = (cents: number, fee: BandFee | UnitFee): number =>
  fee.is === 'bands' ? bandFee(cents, fee) : unitFee(cents, fee)
