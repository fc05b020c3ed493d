import { Liability, LoadedLiability } from '@foyer/domain/applicants/liabilities/fields.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, Version } from './list-parts.ts'

const Liabilities = { Liabilities: Type.Array(LoadedLiability) }
const LiabilityIds = Type.Object({ ...ApplicantIds.properties, LiabilityID: Id })

export const liabilityCalls = {
  upsertLiability: defineCall({
    path: ['/api/MTGAPPUpsertLiability', '/api/MTGAPPUpsertLiabilityInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Adds or changes a liability',
    body: Type.Object({ ...ApplicantIds.properties, Liability: Type.Partial(Liability), Version }),
    reply: Type.Object({ LiabilityID: Id, ...Liabilities }),
    refusals: ['AssetMissingLiabilityType', 'AssetMissingLiabilityBalance', 'InvalidAmount', ...saveRefusals],
  }),
  loadLiability: defineCall({
    path: ['/api/MTGAPPLoadLiability', '/api/MTGAPPLoadLiabilityInvite'],
    access: 'applicant',
    effect: 'read',
    summary: 'One liability',
    body: LiabilityIds,
    reply: Type.Object({ Liability: LoadedLiability }),
    refusals: [],
  }),
  deleteLiability: defineCall({
    path: ['/api/MTGAPPDeleteLiability', '/api/MTGAPPDeleteLiabilityInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Removes a liability',
    body: LiabilityIds,
    reply: Type.Object(Liabilities),
    refusals: closedRefusals,
  }),
  doneLiability: defineCall({
    path: ['/api/MTGAPPDoneLiability', '/api/MTGAPPDoneLiabilityInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Ends the step of liabilities',
    body: ApplicantIds,
    reply: Nothing,
    refusals: ['LiabilityRequiredRecord', ...closedRefusals],
  }),
}
