import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const tax = { kind: 'law', from: '2026-01-01', by: 'closing', reviewBy: '2027-03-31' } as const
/** CMHC names Ontario, Quebec and Saskatchewan as the provinces that tax premiums. */
const none = [{ ...tax, value: { percent: 0 }, confirmed: 'official', source: sources.cmhcPremiums }] as const

export const premiumTaxRules = defineRules({
  'premium-tax.AB': none,
  'premium-tax.BC': none,
  'premium-tax.MB': none,
  'premium-tax.NB': none,
  'premium-tax.NL': none,
  'premium-tax.NS': none,
  'premium-tax.NT': none,
  'premium-tax.NU': none,
  'premium-tax.ON': [{ ...tax, value: { percent: 8 }, confirmed: 'secondary', source: sources.ratehub }],
  'premium-tax.PE': none,
  'premium-tax.QC': [
    {
      ...tax,
      value: { percent: 9 },
      to: '2026-12-31',
      reviewBy: '2027-01-31',
      confirmed: 'official',
      source: sources.revenuQuebec,
    },
    {
      ...tax,
      value: { percent: 9.975 },
      from: '2027-01-01',
      reviewBy: '2027-01-31',
      confirmed: 'secondary',
      source: sources.bill99,
    },
  ],
  'premium-tax.SK': [{ ...tax, value: { percent: 6 }, confirmed: 'secondary', source: sources.ratehub }],
  'premium-tax.YT': none,
})
