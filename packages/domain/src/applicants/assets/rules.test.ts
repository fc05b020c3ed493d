import { describe, expect, it } from 'vitest'
import { anAsset } from '../../testing/records.ts'
import { blankAsset } from './blank.ts'
import { assetProblems, assetStepProblems, totalAsset } from './rules.ts'

describe('an asset', () => {
  it('needs type and value', () => {
    expect(assetProblems(anAsset())).toEqual([])
    expect(assetProblems(blankAsset)).toEqual([
      { Field: 'Asset.AssetTypeDD', Key: 'AssetMissingAssetType' },
      { Field: 'Asset.AssetValue', Key: 'AssetMissingAssetValue' },
    ])
    expect(assetProblems(anAsset({ AssetValue: 0 }))).toHaveLength(1)
  })
  it('may be required of everybody', () => {
    expect(assetStepProblems([], { ReqAssets: 0 })).toEqual([])
    expect(assetStepProblems([], { ReqAssets: 1 })).toEqual([{ Field: 'Assets', Key: 'AssetRequiredRecord' }])
    expect(assetStepProblems([{}], { ReqAssets: 1 })).toEqual([])
  })
  it('is added up with the others, to the cent', () =>
    expect(totalAsset([{ AssetValue: 0.1 }, { AssetValue: 0.2 }, { AssetValue: null }])).toBe(0.3))
})
