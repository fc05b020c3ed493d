import { assetKind } from '@foyer/domain/applicants/assets/kind.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { anAsset } from '@foyer/domain/testing/records.ts'
import { language } from '../../gallery/language.ts'
import { listStates } from '../lists/gallery-states.ts'

export const gallery = listStates(assetKind, {
  filled: [
    anAsset({ AssetID: 1, AssetTypeDD: 21, AssetValue: 16_000, AssetDescription: 'Desjardins' }),
    anAsset({ AssetID: 2, AssetTypeDD: 1, AssetValue: 42_350.75, AssetDescription: 'Fonds de solidarité FTQ' }),
    anAsset({ AssetID: 3, AssetTypeDD: 4, AssetValue: 18_500, AssetDescription: '' }),
  ],
  listed: (all) => ({ Assets: all.map((one) => loadedRecord(assetKind, one, language)) }),
  refusals: ['TooManyRecords'],
})
