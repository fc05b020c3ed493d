import { loadedAsset } from '@foyer/domain/codes/loaded-records.ts'
import { anAsset } from '@foyer/domain/testing/records.ts'
import { language } from '../../gallery/language.ts'
import { listStates } from '../lists/gallery-states.ts'

const asset = (given: Parameters<typeof anAsset>[0]) => loadedAsset(anAsset(given), language)
const assets = [
  asset({ AssetID: 1, AssetTypeDD: 21, AssetValue: 16_000, AssetDescription: 'Desjardins' }),
  asset({ AssetID: 2, AssetTypeDD: 1, AssetValue: 42_350.75, AssetDescription: 'Fonds de solidarité FTQ' }),
  asset({ AssetID: 3, AssetTypeDD: 4, AssetValue: 18_500, AssetDescription: '' }),
]
const many = Array.from({ length: 50 }, (_, index) => asset({ AssetID: 10 + index }))

export const gallery = listStates({
  screen: 'asset',
  list: 'Assets',
  step: 4,
  filled: { Assets: assets },
  many: { Assets: many },
  upsert: '/api/MTGAPPUpsertAsset',
  refusals: ['TooManyRecords'],
  required: { ReqAssets: 1 },
})
