import { and, type Tri } from '../kit/tri.ts'
import {
  type Amount,
  type Basis,
  basisOf,
  between,
  exactly,
  isExact,
  lineOf,
  linesOf,
  negated,
  type Part,
} from './amount.ts'
import { percentOf, scale, tierParts, toCents, totalOf } from './cents.ts'
import { type Deal, firstTime, isLivedIn, isNewHome, ruleOf } from './deal.ts'
import type { LineKey } from './keys.ts'
import type { Rule } from './rule.ts'
import type { Sliding } from './rule-values.ts'

/** A relief in cents that falls to zero between two prices. */
export const slide = (relief: number, price: number, slides: Sliding | undefined): number => {
  if (!slides || price <= toCents(slides.full)) return relief
  const none = toCents(slides.none)
  return price >= none ? 0 : scale(relief, none - price, none - toCents(slides.full), 'halfUp')
}

const nothingMore: Basis = { needs: [], rules: [], estimate: false }

/** A relief that is due, is not, or may be. */
const reliefPart = (label: LineKey, cents: number, isDue: Tri, basis: Basis, rule: Rule): Part[] => {
  if (isDue === false || cents === 0) return []
  const rules = [...basis.rules, rule]
  const amount = isDue ? exactly(cents, { ...basis, rules }) : between(0, cents, { ...basis, rules })
  return [{ label, amount, minus: true, details: { rule } }]
}

/**
 * A tax with its refund to a first-time buyer, up to an amount and by the share of the title, as in Ontario and Toronto. The refund
 * follows the tax: where that is a range, each end of the sum is one tax with its own refund.
 */
const withCappedRelief = (
  deal: Deal,
  label: LineKey,
  tax: Amount,
  rule: Rule<{ most: number }> | undefined,
): Part[] => {
  const whole = linesOf(label, tax)
  if (!rule || tax.because !== undefined || tax.most === null) return [whole]
  const { value, basis: first } = firstTime(deal, 'province')
  const livedIn = isLivedIn(deal)
  const basis = livedIn === undefined ? { ...first, needs: [...first.needs, 'OccupancyDD' as const] } : first
  const share = deal.facts.FirstTimeTitleShare ?? 100
  const cap = (cents: number) => percentOf(Math.min(cents, toCents(rule.value.most)), share)
  const isDue = and(value, livedIn)
  if (isExact(tax)) return [whole, ...reliefPart('firstTimeRelief', cap(tax.least), isDue, basis, rule)]
  if (isDue === false) return [whole]
  const [most, rests] = [cap(tax.most), basisOf(tax, basis, { ...nothingMore, rules: [rule] })]
  const relief = negated(between(isDue ? cap(tax.least) : 0, most))
  const [least, left] = [tax.least - cap(tax.least), tax.most - (isDue ? most : 0)]
  return [
    {
      label,
      // Where both ends are the same, no answer changes it.
      amount: between(least, left, { ...rests, ...(least === left && { needs: [] }) }),
      lines: [...(whole.lines ?? [lineOf(label, tax)]), lineOf('firstTimeRelief', relief, { rule })],
    },
  ]
}

interface Choice {
  label: LineKey
  cents: number
  isDue: Tri
  basis: Basis
  rule: Rule
}

/** The better of the reliefs that are due; one that may be due can still be the better one. */
const better = (choices: readonly Choice[]): Part[] => {
  const [best, ...others] = choices
    .filter(({ isDue, cents }) => isDue !== false && cents > 0)
    .sort((a, b) => b.cents - a.cents)
  if (!best) return []
  const sure = [best, ...others].find(({ isDue }) => isDue === true)
  if (best.isDue === true) return reliefPart(best.label, best.cents, true, best.basis, best.rule)
  const open = basisOf(...[best, ...others].map(({ basis }) => basis))
  const amount = between(sure?.cents ?? 0, best.cents, { ...open, rules: [...open.rules, best.rule] })
  return [{ label: best.label, amount, minus: true, details: { rule: best.rule } }]
}

/** British Columbia: the better of the relief of first-time buyers and that of new homes, never both. */
const bcReliefs = (deal: Deal, tax: Amount, price: number): Part[] => {
  const first = ruleOf(deal, 'transfer-relief.BC.first-time')
  const fresh = ruleOf(deal, 'transfer-relief.BC.new-home')
  const table = ruleOf(deal, 'transfer-tax.BC')?.value
  const { value: isFirst, basis } = firstTime(deal, 'province')
  const livedIn = isLivedIn(deal)
  const home: Basis = { ...nothingMore, needs: livedIn === undefined ? ['OccupancyDD'] : [] }
  const newHome: Basis = {
    ...home,
    needs: [...home.needs, ...(isNewHome(deal) === undefined ? (['SubjectProperty.NewConstructionDD'] as const) : [])],
  }
  const choices: Choice[] = []
  if (first && table?.is === 'tiers') {
    const most = totalOf(tierParts(Math.min(price, toCents(first.value.price)), table.tiers))
    const share = deal.facts.FirstTimeTitleShare ?? 100
    const cents = percentOf(Math.min(tax.least, slide(most, price, first.value.slides)), share)
    choices.push({
      label: 'firstTimeRelief',
      cents,
      isDue: and(isFirst, livedIn),
      basis: basisOf(basis, home),
      rule: first,
    })
  }
  if (fresh) {
    const cents = slide(tax.least, price, fresh.value.slides)
    choices.push({
      label: 'newHomeTransferRelief',
      cents,
      isDue: and(isNewHome(deal), livedIn),
      basis: newHome,
      rule: fresh,
    })
  }
  return better(choices)
}

/** The reliefs of the province's tax for a price in cents, where they follow no range. */
const provinceReliefs = (deal: Deal, tax: Amount, price: number): Part[] => {
  if (!isExact(tax)) return []
  if (deal.province === 'BC') return bcReliefs(deal, tax, price)
  const rule = deal.province === 'PE' ? ruleOf(deal, 'transfer-relief.PE') : undefined
  if (!rule) return []
  const { value, basis: first } = firstTime(deal, 'province')
  const livedIn = isLivedIn(deal)
  const basis = livedIn === undefined ? { ...first, needs: [...first.needs, 'OccupancyDD' as const] } : first
  return reliefPart('firstTimeRelief', percentOf(tax.least, rule.value.percent), and(value, livedIn), basis, rule)
}

/** The province's tax for a price in cents, with its reliefs. */
export const provinceTaxParts = (deal: Deal, tax: Amount, price: number): Part[] =>
  deal.province === 'ON'
    ? withCappedRelief(deal, 'transferTax', tax, ruleOf(deal, 'transfer-relief.ON'))
    : [linesOf('transferTax', tax), ...provinceReliefs(deal, tax, price)]

/** A city's tax with its relief, which only Toronto has. */
export const cityTaxParts = (deal: Deal, tax: Amount): Part[] =>
  withCappedRelief(deal, 'municipalTransferTax', tax, ruleOf(deal, 'transfer-relief.toronto'))
