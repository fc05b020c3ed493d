import { requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { roundToCents } from '../../kit/money.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import type { ApplicationSettings } from '../../site/fields.ts'
import type { Asset } from './fields.ts'

/** Everything that keeps an asset from being saved, with field paths as in the body of UpsertAsset. */
export const assetProblems = (asset: Asset): Problem[] =>
  under<Problem['Key']>('Asset', [
    ...requiredChoice(asset.AssetTypeDD, 'AssetTypeDD', 'AssetMissingAssetType'),
    ...requiredAmount(asset.AssetValue, 'AssetValue', 'AssetMissingAssetValue'),
  ])

/** Everything that keeps the step from being done. */
export const assetStepProblems = (
  assets: readonly unknown[],
  { ReqAssets }: Pick<ApplicationSettings, 'ReqAssets'>,
): Problem[] => problem(ReqAssets === 1 && assets.length === 0, 'Assets', 'AssetRequiredRecord')

/** Dollars that an applicant's assets are worth together. Their properties are counted, not added to it. */
export const totalAsset = (assets: readonly Pick<Asset, 'AssetValue'>[]): number =>
  roundToCents(assets.reduce((sum, { AssetValue }) => sum + (AssetValue ?? 0), 0))
