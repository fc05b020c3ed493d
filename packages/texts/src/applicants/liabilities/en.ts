import type { liabilityKind } from '@foyer/domain/applicants/liabilities/kind.ts'
import type { TextsOf } from '../plain-list-texts.ts'

export const en = {
  step: 'Debts',
  title: 'What do you owe?',
  titleOther: 'What does {{name}} owe?',
  why: 'Credit cards, loans, lines of credit and support payments. Don’t include mortgages: enter them with their property.',
  submit: 'Save and continue',
  none: 'I owe nothing – continue',
  noneOther: '{{name}} owes nothing – continue',
  noneAsk: 'No debt at all?',
  list: 'Debts',
  empty: {
    title: 'No debt yet',
    text: 'Add a credit card, a car loan, a line of credit or any other debt.',
    textRequired: 'Add at least one debt: a credit card, a car loan, a line of credit or any other.',
  },
  add: 'Add a debt',
  addTitle: 'Add a debt',
  editTitle: 'Edit the debt',
  save: 'Save the debt',
  removeTitle: 'Remove this debt?',
  totals: { Balance: 'Total owed', MonthlyPayment: 'Paid per month' },
  pdf: {
    heading: 'Debts',
    LiabilityType: 'Debt',
    Description: 'Description',
    Limit: 'Limit',
    Balance: 'Balance',
    MonthlyPayment: 'Per month',
  },
  fields: {
    LiabilityType: { label: 'Type of debt' },
    Balance: {
      label: 'Owed today',
      help: 'From the last statement. If it is abroad, in Canadian dollars; today’s rate will do.',
    },
    Limit: { label: 'Credit limit', help: 'For a card or a line of credit.' },
    PaidOffFlag: { label: 'The new mortgage will pay this off' },
    MonthlyPayment: { label: 'Payment per month', help: 'As on the statement, the agreement or the judgment.' },
    Description: { label: 'Description', help: 'For example, the lender, or who receives it.' },
  },
} satisfies TextsOf<typeof liabilityKind>

/** Looked up by the names of the kind's fields. */
export const dynamic = ['fields', 'pdf', 'totals']
