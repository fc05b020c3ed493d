import type { assetKind } from '@foyer/domain/applicants/assets/kind.ts'
import type { TextsOf } from '../plain-list-texts.ts'

export const en = {
  step: 'Assets',
  title: 'What savings and other assets do you have?',
  titleOther: 'What savings and other assets does {{name}} have?',
  why: 'They show the lender what you have besides your income. Don’t include property: it has its own page.',
  submit: 'Save and continue',
  none: 'I have none to list – continue',
  noneOther: '{{name}} has none to list – continue',
  noneAsk: 'Nothing of value to list?',
  list: 'Assets',
  empty: {
    title: 'No asset yet',
    text: 'Add savings, an RRSP, a vehicle or anything else of value.',
    textRequired: 'Add at least one asset: savings, an RRSP, a vehicle or anything else of value.',
  },
  add: 'Add an asset',
  addTitle: 'Add an asset',
  editTitle: 'Edit the asset',
  save: 'Save the asset',
  removeTitle: 'Remove this asset?',
  totals: { AssetValue: 'Total assets' },
  pdf: { heading: 'Assets', AssetTypeDD: 'Asset', AssetDescription: 'Description', AssetValue: 'Value' },
  fields: {
    AssetTypeDD: { label: 'Type of asset' },
    AssetValue: {
      label: 'Value',
      help: 'An estimate is fine. If it is abroad, in Canadian dollars; today’s rate will do.',
    },
    AssetDescription: { label: 'Description', help: 'For example, the bank, or the make and year of a vehicle.' },
  },
} satisfies TextsOf<typeof assetKind>

/** Looked up by the names of the kind's fields. */
export const dynamic = ['fields', 'pdf', 'totals']
