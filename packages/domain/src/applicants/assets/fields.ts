import Type, { type Static } from 'typebox'
import { Choice, Id, Money, Text } from '../../kit/schema.ts'

/** Something an applicant owns beside property. */
export const Asset = Type.Object({
  AssetID: Id,
  AssetTypeDD: Choice,
  AssetValue: Money,
  AssetDescription: Text(200),
})
export type Asset = Static<typeof Asset>

export const LoadedAsset = Type.Object({ ...Asset.properties, strAssetType: Text(120), strAssetValue: Text(40) })
export type LoadedAsset = Static<typeof LoadedAsset>
export { blankAsset } from './blank.ts'
