import { optionalAmount, requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { chosenFrom, id, money, text } from '../../kit/vocabulary.ts'
import { defineKind, type RecordOf } from '../kinds/define-kind.ts'

/** The types that are paid every month and have no balance: to a former spouse, for a child. */
const supportTypes = [5, 6]
const isSupport = ({ LiabilityType }: { LiabilityType: number }) => supportTypes.includes(LiabilityType)

/** Loans, a lease and a garnishment: what is owed and paid each month is agreed, there is no credit to draw on. */
const loanTypes = [3, 4, 7, 8, 14]
const taxOwed = 11
const otherDebt = 9
const hasNoLimit = ({ LiabilityType }: { LiabilityType: number }) => [...loanTypes, taxOwed].includes(LiabilityType)
const isPaidMonthly = ({ LiabilityType }: { LiabilityType: number }) =>
  [...loanTypes, otherDebt].includes(LiabilityType)

/**
 * A debt beside mortgages: Balance is what is owed, Limit the credit limit of a card or a line of credit, MonthlyPayment what is paid each month: of
 * support always, of a loan where it is known, which the ratios of the deal need.
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
      : { ...debt, ...(hasNoLimit(debt) && { Limit: null }), ...(!isPaidMonthly(debt) && { MonthlyPayment: null }) },
  problems: (debt) => [
    ...requiredChoice(debt.LiabilityType, 'LiabilityType', 'AssetMissingLiabilityType'),
    ...(isSupport(debt)
      ? requiredAmount(debt.MonthlyPayment, 'MonthlyPayment', 'LiabilityMissingMonthlyPayment')
      : [
          ...requiredAmount(debt.Balance, 'Balance', 'AssetMissingLiabilityBalance'),
          ...optionalAmount(debt.Limit, 'Limit'),
          ...optionalAmount(debt.MonthlyPayment, 'MonthlyPayment'),
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
        codes: loanTypes,
        form: [['LiabilityType'], ['Balance', 'MonthlyPayment'], ['Description']],
        optional: ['MonthlyPayment', 'Description'],
      },
      {
        codes: [otherDebt],
        form: [['LiabilityType'], ['Balance', 'MonthlyPayment'], ['Limit'], ['Description']],
        optional: ['MonthlyPayment', 'Limit', 'Description'],
      },
      { codes: [taxOwed], form: [['LiabilityType'], ['Balance'], ['Description']], optional: ['Description'] },
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
