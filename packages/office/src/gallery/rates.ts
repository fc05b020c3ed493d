import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import { institutionSource, shippedInstitutions } from '@foyer/domain/insurance/institutions.ts'

type Rates = ReplyOf<'/console-api/LoadRates'>
type Institutions = ReplyOf<'/console-api/ListInstitutions'>

export const shippedRates: Rates = {
  ...illustrativeRates,
  ...{ IllustrativeFl: 1, Rates: [...illustrativeRates.Rates], LoadedAt: '' },
}

export const ownRates: Rates = {
  ...shippedRates,
  ...{ Source: 'Northern Life, rates of 2027', IllustrativeFl: 0, JointDiscount: 12.5 },
  LoadedAt: '2026-11-24T14:00:00.000Z',
}

const institution = (given: Partial<Institutions['Institutions'][number]>): Institutions['Institutions'][number] => ({
  ...{ Code: '777', Name: 'Harbour Bank', NameFr: 'Banque du Havre', ChangedFl: 1, EndedAt: '' },
  ...given,
})

export const institutions: Institutions = {
  Source: institutionSource.name,
  AsOf: institutionSource.asOf,
  Institutions: [
    ...shippedInstitutions.slice(0, 8).map((one) => ({ ...one, ChangedFl: 0 as const, EndedAt: '' })),
    institution({}),
    institution({
      ...{ Code: '778', Name: 'Lake Union', NameFr: 'Union du lac', EndedAt: '2026-11-24T14:00:00.000Z' },
    }),
  ],
}
