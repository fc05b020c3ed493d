import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../site/defaults.ts'
import { anAsset } from '../../testing/records.ts'
import { sumOf } from '../kinds/define-kind.ts'
import { assetKind } from './kind.ts'

const context = (ReqAssets: number) => ({ settings: { ...defaultSettings, ReqAssets }, today: '2026-11-20' })
const problems = (given: Parameters<typeof anAsset>[0]) => assetKind.problems(anAsset(given), context(0))

describe('an asset', () => {
  it('needs type and value', () => {
    expect(problems({})).toEqual([])
    expect(problems(assetKind.blank)).toEqual([
      { Field: 'Asset.AssetTypeDD', Key: 'AssetMissingAssetType' },
      { Field: 'Asset.AssetValue', Key: 'AssetMissingAssetValue' },
    ])
    expect(problems({ AssetValue: 0 })).toHaveLength(1)
  })
  it('is required where the site requires one', () => {
    expect(assetKind.listProblems([], context(0))).toEqual([])
    expect(assetKind.listProblems([], context(1))).toEqual([{ Field: 'Assets', Key: 'AssetRequiredRecord' }])
    expect(assetKind.listProblems([anAsset()], context(1))).toEqual([])
  })
  it('is added up with the others, to the cent', () =>
    expect(sumOf('AssetValue', [{ AssetValue: 0.1 }, { AssetValue: 0.2 }, { AssetValue: null }])).toBe(0.3))
})
