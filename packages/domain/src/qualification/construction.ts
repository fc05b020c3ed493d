import { purposes } from '../codes/purposes.ts'
import { type Amount, basisOf, exactly, isExact, lineOf, missing, notApplicable, type Part, sumOf } from './amount.ts'
import { scale, toCents } from './cents.ts'
import { type Deal, purposeOf } from './deal.ts'

/** Interest on what was drawn, for the months until the work ends: drawn × rate ÷ 12 × months. */
export const interestDuringWorkOf = (deal: Deal, rate: Amount): Amount => {
  if (purposeOf(deal) !== purposes.construction) return notApplicable('notAConstruction')
  const draws = deal.facts.Construction?.Draws
  if (draws === undefined) return missing('Construction.Draws')
  if (!isExact(rate)) return missing(...rate.needs)
  return sumOf(
    draws.map(({ Amount, Months }, item): Part => {
      const cents = scale(toCents(Amount), rate.least * Months, 100_000 * 12, 'halfUp')
      const amount = exactly(cents, basisOf(rate))
      return {
        label: 'interestDuringWork',
        amount,
        lines: [
          lineOf('interestDuringWork', amount, {
            base: Amount,
            percent: rate.least / 1000,
            fact: 'Construction.Draws',
            item,
          }),
        ],
      }
    }),
  )
}
