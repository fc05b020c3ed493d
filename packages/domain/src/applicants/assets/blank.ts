import type { Asset } from './fields.ts'

export const blankAsset: Asset = { AssetID: 0, AssetTypeDD: -1, AssetValue: null, AssetDescription: '' }
