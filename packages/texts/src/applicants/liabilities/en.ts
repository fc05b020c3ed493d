import type { liabilityKind } from '@foyer/domain/applicants/liabilities/kind.ts'
import type { AskedField, PlainListTexts } from '../plain-list-texts.ts'

export const en = {
  title: 'What do you owe?',
  titleOther: 'What does {{name}} owe?',
  why: 'Credit cards, loans, lines of credit. Mortgages are left out here: they stand with their property.',
  submit: 'Save and continue',
  none: 'I owe nothing – continue',
  noneOther: '{{name}} owes nothing – continue',
  list: 'Debts',
  empty: {
    title: 'No debt yet',
    text: 'Add a credit card, a car loan, a line of credit or any other debt.',
    textRequired: 'At least one debt is needed: a credit card, a car loan, a line of credit or any other.',
  },
  add: 'Add a debt',
  addTitle: 'Add a debt',
  editTitle: 'Change the debt',
  save: 'Save the debt',
  removeTitle: 'Remove this debt?',
  total: 'Owed in all',
  fields: {
    LiabilityType: { label: 'Type of debt' },
    Balance: { label: 'Owed today', help: 'From the last statement.' },
    Limit: { label: 'Credit limit', help: 'Of a card or a credit line.' },
    Description: { label: 'Description', help: 'For example the name of the lender.' },
  },
} satisfies PlainListTexts<AskedField<typeof liabilityKind>>

export const dynamic = ['fields']
