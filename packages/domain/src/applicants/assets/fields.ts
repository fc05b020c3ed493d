import Type, { type Static } from 'typebox'
import { schemaOf, Text } from '../../kit/schema.ts'
import { assetVocabulary } from './vocabulary.ts'

/** Something an applicant owns beside property. */
export const Asset = schemaOf(assetVocabulary)
export type Asset = Static<typeof Asset>

export const LoadedAsset = Type.Object({ ...Asset.properties, strAssetType: Text(120), strAssetValue: Text(40) })
export type LoadedAsset = Static<typeof LoadedAsset>
export { blankAsset } from './blank.ts'
