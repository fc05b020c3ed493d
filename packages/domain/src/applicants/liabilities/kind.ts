import { isRefinance } from '../../interview/conditions.ts'
import { optionalAmount, requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { chosenFrom, flag, id, money, text } from '../../kit/vocabulary.ts'
import { defineKind, type RecordOf } from '../kinds/define-kind.ts'

/** What is paid every month and has no balance: to a former spouse, for a child, for a car that is leased. */
const withoutBalance = [5, 6, 14]
const hasNoBalance = ({ LiabilityType }: { LiabilityType: number }) => withoutBalance.includes(LiabilityType)

/** Loans: what is owed and paid each month is agreed, there is no credit to draw on. */
const loanTypes = [3, 4, 7]
const garnishment = 8
const taxOwed = 11
const otherDebt = 9
const hasNoLimit = ({ LiabilityType }: { LiabilityType: number }) =>
  [...loanTypes, garnishment, taxOwed].includes(LiabilityType)
const isPaidMonthly = ({ LiabilityType }: { LiabilityType: number }) =>
  [...loanTypes, garnishment, otherDebt].includes(LiabilityType)
const canBePaidOff = (debt: { LiabilityType: number }) => !hasNoBalance(debt) && debt.LiabilityType !== garnishment

/**
 * A debt beside mortgages: Balance is what is owed, Limit the credit limit of a card or a line of credit, MonthlyPayment what is paid each month: of
 * support and a lease always, of a loan where it is known, which the ratios of the deal need. PaidOffFlag: a refinancing pays it off, so that it is no debt afterwards.
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
    PaidOffFlag: flag,
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
  clean: (debt) => ({
    ...debt,
    ...(hasNoBalance(debt) && { Balance: null }),
    ...((hasNoBalance(debt) || hasNoLimit(debt)) && { Limit: null }),
    ...(!(hasNoBalance(debt) || isPaidMonthly(debt)) && { MonthlyPayment: null }),
    ...(!canBePaidOff(debt) && { PaidOffFlag: 0 }),
  }),
  problems: (debt) => [
    ...requiredChoice(debt.LiabilityType, 'LiabilityType', 'AssetMissingLiabilityType'),
    ...(hasNoBalance(debt)
      ? requiredAmount(debt.MonthlyPayment, 'MonthlyPayment', 'LiabilityMissingMonthlyPayment')
      : [
          ...requiredAmount(debt.Balance, 'Balance', 'AssetMissingLiabilityBalance'),
          ...optionalAmount(debt.Limit, 'Limit'),
          ...optionalAmount(debt.MonthlyPayment, 'MonthlyPayment'),
        ]),
  ],
  plain: {
    form: [['LiabilityType'], ['Balance', 'Limit'], ['PaidOffFlag'], ['Description']],
    optional: ['Limit', 'Description'],
    only: { PaidOffFlag: isRefinance },
    variants: [
      {
        codes: withoutBalance,
        form: [['LiabilityType'], ['MonthlyPayment'], ['Description']],
        optional: ['Description'],
      },
      {
        codes: loanTypes,
        form: [['LiabilityType'], ['Balance', 'MonthlyPayment'], ['PaidOffFlag'], ['Description']],
        optional: ['MonthlyPayment', 'Description'],
      },
      {
        codes: [garnishment],
        form: [['LiabilityType'], ['Balance', 'MonthlyPayment'], ['Description']],
        optional: ['MonthlyPayment', 'Description'],
      },
      {
        codes: [otherDebt],
        form: [['LiabilityType'], ['Balance', 'MonthlyPayment'], ['Limit'], ['PaidOffFlag'], ['Description']],
        optional: ['MonthlyPayment', 'Limit', 'Description'],
      },
      {
        codes: [taxOwed],
        form: [['LiabilityType'], ['Balance'], ['PaidOffFlag'], ['Description']],
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
