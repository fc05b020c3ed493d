import { chosenFrom, id, money, text } from '../../kit/vocabulary.ts'

export const assetVocabulary = {
  AssetID: id,
  AssetTypeDD: chosenFrom('AssetType'),
  AssetValue: money,
  AssetDescription: text(200),
}
