import { requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { chosenFrom, id, money, text } from '../../kit/vocabulary.ts'
import { defineKind, type RecordOf } from '../kinds/define-kind.ts'

/** Something an applicant owns beside property. */
export const assetKind = defineKind({
  kind: 'asset',
  name: 'Asset',
  list: 'Assets',
  idField: 'AssetID',
  area: 'Assets',
  noun: ['an asset', 'the step of assets'],
  fields: {
    AssetID: id,
    AssetTypeDD: chosenFrom('AssetType'),
    AssetValue: money,
    AssetDescription: text(200),
  },
  words: {
    strAssetType: { of: 'AssetTypeDD', most: 120 },
    strAssetValue: { of: 'AssetValue', most: 40 },
  },
  paths: {
    upsert: ['/api/MTGAPPUpsertAsset', '/api/MTGAPPUpsertAssetInvite'],
    load: ['/api/MTGAPPLoadAsset', '/api/MTGAPPLoadAssetInvite'],
    remove: ['/api/MTGAPPDeleteAsset', '/api/MTGAPPDeleteAssetInvite'],
    done: ['/api/MTGAPPDoneAsset', '/api/MTGAPPDoneAssetInvite'],
  },
  refusals: ['AssetMissingAssetType', 'AssetMissingAssetValue', 'InvalidAmount'],
  required: { setting: 'ReqAssets', key: 'AssetRequiredRecord' },
  problems: ({ AssetTypeDD, AssetValue }) => [
    ...requiredChoice(AssetTypeDD, 'AssetTypeDD', 'AssetMissingAssetType'),
    ...requiredAmount(AssetValue, 'AssetValue', 'AssetMissingAssetValue'),
  ],
  plain: {
    form: [['AssetTypeDD'], ['AssetValue'], ['AssetDescription']],
    optional: ['AssetDescription'],
    columns: [
      { field: 'AssetTypeDD', share: 5 },
      { field: 'AssetDescription', share: 6 },
      { field: 'AssetValue', share: 3 },
    ],
    totals: ['AssetValue'],
    common: [0, 20, 1, 4],
  },
})
export type Asset = RecordOf<typeof assetKind>
