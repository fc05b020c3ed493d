import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const fee = { kind: 'law', from: '2026-01-01', by: 'closing', reviewBy: '2027-04-30', confirmed: 'secondary' } as const

/** What the registration of the mortgage costs where it depends on its amount. */
export const registrationRules = defineRules({
  'registration.AB': [
    {
      ...fee,
      value: { is: 'units', fixed: 50, free: 0, units: [{ to: null, size: 5000, fee: 5 }] },
      reviewBy: '2027-03-31',
      source: sources.albertaFees,
    },
  ],
  'registration.NL': [
    {
      ...fee,
      value: { is: 'units', fixed: 100, free: 500, units: [{ to: null, size: 100, fee: 0.4 }], most: 5000 },
      source: sources.newfoundland,
    },
  ],
  'registration.NT': [
    {
      ...fee,
      value: { is: 'units', fixed: 0, free: 0, units: [{ to: null, size: 1000, fee: 1.5 }], least: 80 },
      source: sources.northwestTerritories,
    },
  ],
  'registration.NU': [
    {
      ...fee,
      value: { is: 'units', fixed: 0, free: 0, units: [{ to: null, size: 1000, fee: 1 }], least: 40 },
      // Only a mortgage broker's page states it; the tariff of fees of the territory could not be read.
      confirmed: 'no',
      source: sources.nunavut,
    },
  ],
  'registration.SK': [
    {
      ...fee,
      value: {
        is: 'bands',
        bands: [
          { to: 250_000, fee: 180 },
          { to: 500_000, fee: 250 },
          { to: 750_000, fee: 500 },
          { to: 1_000_000, fee: 750 },
          { to: null, fee: 1000 },
        ],
      },
      reviewBy: '2026-12-31',
      source: sources.saskatchewanFees,
    },
  ],
})
