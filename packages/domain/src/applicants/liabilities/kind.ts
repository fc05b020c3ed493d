import { optionalAmount, requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { chosenFrom, id, money, text } from '../../kit/vocabulary.ts'
import { defineKind, type RecordOf } from '../kinds/define-kind.ts'

/** The types that are paid every month and have no balance: to a former spouse, for a child. */
const supportTypes = [5, 6]
const isSupport = ({ LiabilityType }: { LiabilityType: number }) => supportTypes.includes(LiabilityType)

/** Loans, a lease, a tax owed and a garnishment: what is owed is fixed, there is no credit to draw on. */
const typesWithoutLimit = [3, 4, 7, 8, 11, 14]
const hasNoLimit = ({ LiabilityType }: { LiabilityType: number }) => typesWithoutLimit.includes(LiabilityType)

/**
 * A debt beside mortgages: Balance is what is owed, Limit the credit limit of a card or a line of credit. Of support, MonthlyPayment is what is paid
 * each month.
 */
export const liabilityKind = defineKind({
  kind: 'liability',
  name: 'Liability',
  list: 'Liabilities',
  idField: 'LiabilityID',
  area: 'Debts',
  noun: ['a liability', 'the step of liabilities'],
  fields: {
    LiabilityID: id,
    LiabilityType: chosenFrom('LiabilityType'),
    Limit: money,
    Balance: money,
    MonthlyPayment: money,
    Description: text(200),
  },
  words: {
    strLiabilityType: { of: 'LiabilityType', most: 120 },
    strLimit: { of: 'Limit', most: 40 },
    strBalance: { of: 'Balance', most: 40 },
    strMonthlyPayment: { of: 'MonthlyPayment', most: 40 },
  },
  paths: {
    upsert: ['/api/MTGAPPUpsertLiability', '/api/MTGAPPUpsertLiabilityInvite'],
    load: ['/api/MTGAPPLoadLiability', '/api/MTGAPPLoadLiabilityInvite'],
    remove: ['/api/MTGAPPDeleteLiability', '/api/MTGAPPDeleteLiabilityInvite'],
    done: ['/api/MTGAPPDoneLiability', '/api/MTGAPPDoneLiabilityInvite'],
  },
  refusals: [
    'AssetMissingLiabilityType',
    'AssetMissingLiabilityBalance',
    'LiabilityMissingMonthlyPayment',
    'InvalidAmount',
  ],
  required: { setting: 'ReqLiabilities', key: 'LiabilityRequiredRecord' },
  clean: (debt) =>
    isSupport(debt)
      ? { ...debt, Balance: null, Limit: null }
      : { ...debt, ...(hasNoLimit(debt) && { Limit: null }), MonthlyPayment: null },
  problems: (debt) => [
    ...requiredChoice(debt.LiabilityType, 'LiabilityType', 'AssetMissingLiabilityType'),
    ...(isSupport(debt)
      ? requiredAmount(debt.MonthlyPayment, 'MonthlyPayment', 'LiabilityMissingMonthlyPayment')
      : [
          ...requiredAmount(debt.Balance, 'Balance', 'AssetMissingLiabilityBalance'),
          ...optionalAmount(debt.Limit, 'Limit'),
        ]),
  ],
  plain: {
    form: [['LiabilityType'], ['Balance', 'Limit'], ['Description']],
    optional: ['Limit', 'Description'],
    variants: [
      {
        codes: supportTypes,
        form: [['LiabilityType'], ['MonthlyPayment'], ['Description']],
        optional: ['Description'],
      },
      {
        codes: typesWithoutLimit,
        form: [['LiabilityType'], ['Balance'], ['Description']],
        optional: ['Description'],
      },
    ],
    columns: [
      { field: 'LiabilityType', share: 5 },
      { field: 'Description', share: 5 },
      { field: 'MonthlyPayment', share: 3, rare: true },
      { field: 'Limit', share: 3 },
      { field: 'Balance', share: 3 },
    ],
    totals: ['Balance', 'MonthlyPayment'],
    common: [2, 10, 4, 7],
  },
})
export type Liability = RecordOf<typeof liabilityKind>
