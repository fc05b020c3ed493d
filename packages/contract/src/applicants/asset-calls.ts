import { Asset, LoadedAsset } from '@foyer/domain/applicants/assets/fields.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, Version } from './list-parts.ts'

const Assets = { Assets: Type.Array(LoadedAsset) }
const AssetIds = Type.Object({ ...ApplicantIds.properties, AssetID: Id })

export const assetCalls = {
  upsertAsset: defineCall({
    path: ['/api/MTGAPPUpsertAsset', '/api/MTGAPPUpsertAssetInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Adds or changes an asset',
    body: Type.Object({ ...ApplicantIds.properties, Asset: Type.Partial(Asset), Version }),
    reply: Type.Object({ AssetID: Id, ...Assets }),
    refusals: ['AssetMissingAssetType', 'AssetMissingAssetValue', 'InvalidAmount', ...saveRefusals],
  }),
  loadAsset: defineCall({
    path: ['/api/MTGAPPLoadAsset', '/api/MTGAPPLoadAssetInvite'],
    access: 'applicant',
    effect: 'read',
    summary: 'One asset',
    body: AssetIds,
    reply: Type.Object({ Asset: LoadedAsset }),
    refusals: [],
  }),
  deleteAsset: defineCall({
    path: ['/api/MTGAPPDeleteAsset', '/api/MTGAPPDeleteAssetInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Removes an asset',
    body: AssetIds,
    reply: Type.Object(Assets),
    refusals: closedRefusals,
  }),
  doneAsset: defineCall({
    path: ['/api/MTGAPPDoneAsset', '/api/MTGAPPDoneAssetInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Ends the step of assets',
    body: ApplicantIds,
    reply: Nothing,
    refusals: ['AssetRequiredRecord', ...closedRefusals],
  }),
}
