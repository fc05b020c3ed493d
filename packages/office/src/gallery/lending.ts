import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import type { RuleId } from '@foyer/domain/qualification/rule-values.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { today } from '@foyer/ui/today.ts'

type Lending = ReplyOf<'/console-api/ListRuleOverrides'>
type Override = Lending['Overrides'][number]

const rule = (id: RuleId, given: Partial<Lending['Rules'][number]> = {}): Lending['Rules'][number] => {
  const [{ kind, value, source }] = ruleBook[id] as readonly [(typeof ruleBook)[RuleId][number]]
  return {
    ...{ RuleID: id, Kind: kind, Value: value, From: '2026-01-01', To: '', ReviewBy: '2099-04-30', StaleFl: 0 },
    ...{ CheckedOn: '2026-11-22', SourceTitle: source.title, SourceUrl: source.url },
    ...given,
  }
}

/** As a site begins; the rule of all sites is not shown. */
export const newLending: Lending = {
  Policy: defaultPolicy,
  Overrides: [],
  Rules: [
    rule('ratios'),
    rule('penalty.interest'),
    rule('estimate.legal'),
    rule('estimate.title-insurance', { StaleFl: 1, ReviewBy: '2026-11-20' }),
    rule('estimate.adjustments'),
  ],
}

const override = (OverrideID: number, given: Partial<Override> = {}): Override => ({
  ...{ OverrideID, SiteID: 'rive-nord', RuleID: 'estimate.legal', Value: { amount: 1500.5, least: 900, most: 2200 } },
  ...{ From: addDays(today(), -10), To: addDays(today(), 200), SourceUrl: '' },
  ...{ Reason: 'The prices of our notary since the fall', ReasonFr: 'Les tarifs de notre notaire depuis l’automne' },
  ...{ SavedBy: 'person:p1', By: 'staff', Name: 'Anna Bélanger', SavedAt: '2026-11-24T14:00:00.000Z', RemovedAt: '' },
  ...given,
})

/** Of every kind and by everyone who can enter one; that of all sites and one of an earlier version are not shown. */
export const lending: Lending = {
  ...newLending,
  Policy: {
    ...defaultPolicy,
    ...{ subjectRentPercent: 80, selfEmployed: { adds: 'percent', percent: 15 }, heatPerMonth: 120 },
    ...{ notTaxable: { threshold: 30_000, below: 1.25, from: 1.35 }, uninsuredRatios: { gds: 42, tds: 50 } },
    ...{ otherRent: { method: 'addBack', percent: 50 }, propertyTaxPercent: 1.1, uninsuredStressTest: false },
  },
  Overrides: [
    override(9, { SiteID: '0', RuleID: 'ratios', Value: { gds: 40, tds: 45 } }),
    override(8, { RuleID: 'estimate.gone' }),
    override(7, {
      ...{ RuleID: 'penalty.interest', Value: { months: 1 }, SourceUrl: 'https://www.preteur.example/penalites' },
      ...{ Reason: 'Our lender’s standard', ReasonFr: 'La norme de notre prêteur', Name: '' },
    }),
    override(6, { From: addDays(today(), 20), By: 'program', Name: 'CRM' }),
    override(5),
    override(4, { To: addDays(today(), -1), By: 'program', Name: '' }),
    override(3, { RemovedAt: '2026-11-25T14:00:00.000Z', By: 'operator', Name: '' }),
  ],
}
