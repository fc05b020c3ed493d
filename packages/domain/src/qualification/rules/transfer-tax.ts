import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const tax = { kind: 'law', from: '2026-01-01', by: 'closing', reviewBy: '2027-04-30', confirmed: 'secondary' } as const
const official = { ...tax, confirmed: 'official' } as const

export const transferTaxRules = defineRules({
  'transfer-tax.AB': [
    {
      ...tax,
      value: { base: 'price', is: 'units', fixed: 50, free: 0, units: [{ to: null, size: 5000, fee: 5 }] },
      reviewBy: '2027-03-31',
      source: sources.albertaFees,
    },
  ],
  'transfer-tax.BC': [
    {
      ...official,
      value: {
        base: 'price',
        is: 'tiers',
        tiers: [
          { to: 200_000, percent: 1 },
          { to: 2_000_000, percent: 2 },
          { to: 3_000_000, percent: 3 },
          { to: null, percent: 5 },
        ],
      },
      reviewBy: '2027-02-28',
      source: sources.bcTransferTax,
    },
  ],
  'transfer-tax.MB': [
    {
      ...official,
      value: {
        base: 'price',
        is: 'tiers',
        tiers: [
          { to: 30_000, percent: 0 },
          { to: 90_000, percent: 0.5 },
          { to: 150_000, percent: 1 },
          { to: 200_000, percent: 1.5 },
          { to: null, percent: 2 },
        ],
      },
      source: sources.manitoba,
    },
  ],
  'transfer-tax.NB': [
    {
      ...tax,
      value: { base: 'assessment', is: 'bands', bands: [{ to: null, percent: 1 }] },
      source: sources.atlantic,
    },
  ],
  'transfer-tax.NL': [
    {
      ...tax,
      value: {
        base: 'price',
        is: 'units',
        fixed: 100,
        free: 500,
        units: [{ to: null, size: 100, fee: 0.4 }],
        most: 5000,
      },
      source: sources.newfoundland,
    },
  ],
  'transfer-tax.NS': [
    {
      ...tax,
      value: { base: 'price', is: 'municipal', least: 0, most: 1.5, known: { halifax: 1.5 } },
      source: sources.atlantic,
    },
  ],
  'transfer-tax.NT': [
    {
      ...tax,
      value: {
        base: 'price',
        is: 'units',
        fixed: 0,
        free: 0,
        units: [
          { to: 1_000_000, size: 1000, fee: 2 },
          { to: null, size: 1000, fee: 1.5 },
        ],
        least: 100,
      },
      source: sources.northwestTerritories,
    },
  ],
  'transfer-tax.NU': [
    {
      ...tax,
      value: {
        base: 'price',
        is: 'units',
        fixed: 0,
        free: 0,
        units: [
          { to: 1_000_000, size: 1000, fee: 1.5 },
          { to: null, size: 1000, fee: 1 },
        ],
        least: 60,
      },
      // The only page found states 15 % where its own example takes 0.15 %; the tariff of fees itself could not be read.
      confirmed: 'no',
      source: sources.nunavut,
    },
  ],
  'transfer-tax.ON': [
    {
      ...tax,
      value: {
        base: 'price',
        is: 'tiers',
        tiers: [
          { to: 55_000, percent: 0.5 },
          { to: 250_000, percent: 1 },
          { to: 400_000, percent: 1.5 },
          { to: 2_000_000, percent: 2 },
          { to: null, percent: 2.5 },
        ],
        moreUnits: [
          { to: 55_000, percent: 0.5 },
          { to: 250_000, percent: 1 },
          { to: 400_000, percent: 1.5 },
          { to: null, percent: 2 },
        ],
      },
      source: sources.ontarioTransferTax,
    },
  ],
  'transfer-tax.PE': [
    {
      ...official,
      value: {
        base: 'assessment',
        is: 'bands',
        bands: [
          { to: 30_000, fee: 0 },
          { to: null, percent: 1 },
        ],
      },
      source: sources.princeEdwardIsland,
    },
  ],
  'transfer-tax.QC': [
    {
      ...official,
      value: {
        base: 'assessment',
        is: 'tiers',
        tiers: [
          { to: 62_900, percent: 0.5 },
          { to: 315_000, percent: 1 },
          { to: null, percent: 1.5 },
        ],
        byLaw: { above: 500_000, most: 3 },
      },
      to: '2026-12-31',
      ends: true,
      reviewBy: '2026-12-31',
      source: sources.quebecDuties,
    },
  ],
  'transfer-tax.SK': [
    {
      ...tax,
      value: {
        base: 'price',
        is: 'bands',
        bands: [
          { to: 500, fee: 0 },
          { to: 6300, fee: 25 },
          { to: null, percent: 0.4 },
        ],
      },
      reviewBy: '2026-12-31',
      source: sources.saskatchewanFees,
    },
  ],
  'transfer-tax.YT': [
    {
      ...tax,
      value: {
        base: 'price',
        is: 'bands',
        bands: [
          { to: 99_999.99, fee: 50 },
          { to: 499_999.99, fee: 150 },
          { to: 2_999_999.99, fee: 350 },
          { to: 9_999_999.99, fee: 550 },
          { to: null, fee: 750 },
        ],
      },
      source: sources.yukon,
    },
  ],
})
