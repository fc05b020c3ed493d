import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const law = { kind: 'law', from: '2026-01-01', by: 'agreement', reviewBy: '2027-04-30', confirmed: 'official' } as const
// No official page with the rates of 2026 could be read: a page that quotes that of the Canada Revenue Agency confirms them.
const rate = {
  ...law,
  reviewBy: '2027-03-31',
  confirmed: 'secondary',
  checkedOn: '2026-11-26',
  source: sources.salesTaxRates,
} as const
const gstAlone = [{ ...rate, value: { federal: 5, provincial: 0 } }] as const
const atlantic = [{ ...rate, value: { federal: 5, provincial: 10 } }] as const
/** From the full relief to none. */
const firstTimeSlide = { full: 1_000_000, none: 1_500_000 } as const

export const newHomeTaxRules = defineRules({
  'new-home-tax.AB': gstAlone,
  'new-home-tax.BC': gstAlone,
  'new-home-tax.MB': gstAlone,
  'new-home-tax.NB': atlantic,
  'new-home-tax.NL': atlantic,
  'new-home-tax.NS': [
    {
      ...rate,
      value: { federal: 5, provincial: 9 },
      confirmed: 'official',
      checkedOn: '2026-11-22',
      source: sources.newHousing,
    },
  ],
  'new-home-tax.NT': gstAlone,
  'new-home-tax.NU': gstAlone,
  'new-home-tax.ON': [{ ...rate, value: { federal: 5, provincial: 8 } }],
  'new-home-tax.PE': atlantic,
  'new-home-tax.QC': [{ ...rate, value: { federal: 5, provincial: 9.975 } }],
  'new-home-tax.SK': [{ ...rate, value: { federal: 5, provincial: 6 }, source: sources.saskatchewanHomes }],
  'new-home-tax.YT': gstAlone,
  'new-home-relief.federal': [
    {
      ...law,
      value: { percent: 36, most: 6300, slides: { full: 350_000, none: 450_000 } },
      confirmed: 'secondary',
      source: sources.newHomeRebates,
    },
  ],
  'new-home-relief.federal-first-time': [
    {
      ...law,
      value: { percent: 100, most: 50_000, slides: firstTimeSlide },
      from: '2025-03-20',
      to: '2030-12-31',
      ends: true,
      source: sources.gstFirstTime,
    },
  ],
  'new-home-relief.ON': [{ ...law, value: { percent: 75, most: 24_000 }, source: sources.newHousing }],
  'new-home-relief.ON-2026': [
    {
      ...law,
      value: { percent: 100, most: 80_000, slides: { full: 1_500_000, none: 1_850_000 } },
      from: '2026-04-01',
      to: '2027-03-31',
      ends: true,
      reviewBy: '2027-03-31',
      source: sources.newHousing,
    },
  ],
  'new-home-relief.ON-first-time': [
    {
      ...law,
      value: { percent: 100, most: 80_000, slides: firstTimeSlide },
      to: '2030-12-31',
      ends: true,
      source: sources.newHousing,
    },
  ],
  'new-home-relief.QC': [
    {
      ...law,
      value: { percent: 50, most: 9975, slides: { full: 200_000, none: 300_000 } },
      reviewBy: '2027-03-31',
      confirmed: 'secondary',
      source: sources.newHomeRebates,
    },
  ],
  'new-home-relief.NS-first-time': [
    {
      ...law,
      value: { percent: 18.75, most: 3000 },
      reviewBy: '2027-03-31',
      checkedOn: '2026-11-26',
      source: sources.novaScotiaRebate,
    },
  ],
  'new-home-relief.SK': [
    {
      ...law,
      value: { percent: 42, most: null, slides: { full: 450_000, none: 550_000 } },
      by: 'closing',
      to: '2026-03-31',
      ends: true,
      reviewBy: '2027-03-31',
      source: sources.saskatchewanRebate,
    },
  ],
})
