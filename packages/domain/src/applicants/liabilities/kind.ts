import { optionalAmount, requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { chosenFrom, id, money, text } from '../../kit/vocabulary.ts'
import { defineKind, type RecordOf } from '../kinds/define-kind.ts'

/** A debt beside mortgages: Balance is what is owed, Limit the credit limit. */
export const liabilityKind = defineKind({
  kind: 'liability',
  name: 'Liability',
  list: 'Liabilities',
  idField: 'LiabilityID',
  noun: ['a liability', 'the step of liabilities'],
  fields: {
    LiabilityID: id,
    LiabilityType: chosenFrom('LiabilityType'),
    Limit: money,
    Balance: money,
    Description: text(200),
  },
  words: {
    strLiabilityType: { of: 'LiabilityType', most: 120 },
    strLimit: { of: 'Limit', most: 40 },
    strBalance: { of: 'Balance', most: 40 },
  },
  paths: {
    upsert: ['/api/MTGAPPUpsertLiability', '/api/MTGAPPUpsertLiabilityInvite'],
    load: ['/api/MTGAPPLoadLiability', '/api/MTGAPPLoadLiabilityInvite'],
    remove: ['/api/MTGAPPDeleteLiability', '/api/MTGAPPDeleteLiabilityInvite'],
    done: ['/api/MTGAPPDoneLiability', '/api/MTGAPPDoneLiabilityInvite'],
  },
  refusals: ['AssetMissingLiabilityType', 'AssetMissingLiabilityBalance', 'InvalidAmount'],
  required: { setting: 'ReqLiabilities', key: 'LiabilityRequiredRecord' },
  problems: ({ LiabilityType, Balance, Limit }) => [
    ...requiredChoice(LiabilityType, 'LiabilityType', 'AssetMissingLiabilityType'),
    ...requiredAmount(Balance, 'Balance', 'AssetMissingLiabilityBalance'),
    ...optionalAmount(Limit, 'Limit'),
  ],
  plain: {
    form: [['LiabilityType'], ['Balance', 'Limit'], ['Description']],
    optional: ['Limit', 'Description'],
    columns: [
      { field: 'LiabilityType', share: 5 },
      { field: 'Description', share: 5 },
      { field: 'Limit', share: 3 },
      { field: 'Balance', share: 3 },
    ],
    total: 'Balance',
    common: [2, 10, 4, 7],
  },
})
export type Liability = RecordOf<typeof liabilityKind>
