import { type Asset, blankAsset, type LoadedAsset } from '@foyer/domain/applicants/assets/fields.ts'
import { assetProblems, assetStepProblems } from '@foyer/domain/applicants/assets/rules.ts'
import { loadedAsset } from '@foyer/domain/codes/loaded-records.ts'
import { assetCodeProblems } from '@foyer/domain/codes/record-code-problems.ts'
import { defineRecordKind } from '../records/record-kind.ts'

export const assets = defineRecordKind<Asset, 'AssetID', LoadedAsset>({
  kind: 'asset',
  idField: 'AssetID',
  blank: blankAsset,
  step: 'asset',
  shown: loadedAsset,
  problems: (asset) => [...assetProblems(asset), ...assetCodeProblems(asset)],
  doneProblems: (all, { settings }) => assetStepProblems(all, settings),
})
