import { type Kinds, type PlainId, plainKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { RecordOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { aLiability, anAsset, aSupport } from '@foyer/domain/testing/records.ts'
import { listStates } from './gallery-states.ts'

/** What each plain list has in it where it is filled. */
const examples: { readonly [Id in PlainId]: readonly RecordOf<Kinds[Id]>[] } = {
  asset: [
    anAsset({ AssetID: 1, AssetTypeDD: 21, AssetValue: 16_000, AssetDescription: 'Desjardins' }),
    anAsset({ AssetID: 2, AssetTypeDD: 1, AssetValue: 42_350.75, AssetDescription: 'Fonds de solidarité FTQ' }),
    anAsset({ AssetID: 3, AssetTypeDD: 4, AssetValue: 18_500, AssetDescription: '' }),
  ],
  liability: [
    aLiability({ LiabilityID: 1, LiabilityType: 2, Balance: 1800, Limit: 10_000, Description: 'Visa' }),
    aLiability({
      LiabilityID: 2,
      LiabilityType: 13,
      Balance: 23_410.6,
      Limit: 40_000,
      Description: 'Banque Nationale',
    }),
    aLiability({
      LiabilityID: 3,
      LiabilityType: 4,
      Balance: 14_200,
      Limit: null,
      MonthlyPayment: 389,
      Description: '',
    }),
    aSupport({ LiabilityID: 4 }),
  ],
}

/** A record that is not complete, for each variant of the questions. */
const incomplete: { readonly [Id in PlainId]?: readonly RecordOf<Kinds[Id]>[] } = {
  liability: [aSupport({ LiabilityID: 4, MonthlyPayment: null })],
}

export const gallery = plainKinds.flatMap((kind) => listStates(kind, examples[kind.kind], incomplete[kind.kind]))
